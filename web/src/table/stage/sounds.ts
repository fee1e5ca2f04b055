import { announce } from "$src/shell/frame/announce.svelte";
import { settings } from "$src/shell/settings.svelte";
import type { Speech } from "$src/shell/speech.svelte";
import type { Sound } from "./instruments";

let context: AudioContext | undefined;

/** Play a short, quiet sound, if sounds are on and the browser lets us; something is always to be seen besides. */
export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const into = (context ??= new AudioContext());
  if (into.state === "suspended") void into.resume();
  import("./instruments").then(
    ({ play }) => play(into, name),
    () => undefined, // without a connection it stays quiet
  );
}

/** Sounds off, or on again; it is told which. */
export function mute(say: Speech["say"]): void {
  settings.choose({ sound: !settings.sound });
  announce(say(settings.sound ? "table-sound-on" : "table-sound-off"));
  if (settings.sound) void sound("event");
}
