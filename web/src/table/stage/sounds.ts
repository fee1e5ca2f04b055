import { announce } from "$src/shell/frame/announce.svelte";
import { settings } from "$src/shell/settings.svelte";
import type { Speech } from "$src/shell/speech.svelte";

/** What can be heard, as notes: frequency in hertz, beginning and length in seconds. */
const NOTES = {
  turn: [
    [587, 0, 0.22],
    [880, 0.12, 0.34],
  ],
  event: [[294, 0, 0.09]],
  chat: [
    [740, 0, 0.1],
    [660, 0.08, 0.14],
  ],
  refused: [[185, 0, 0.16]],
  end: [
    [440, 0, 0.4],
    [587, 0.16, 0.4],
    [740, 0.32, 0.4],
    [880, 0.48, 0.8],
  ],
} as const;
const LOUDNESS = 0.05;

let context: AudioContext | undefined;

/** Play a short, quiet sound, if sounds are on and the browser lets us; something is always to be seen besides. */
export function sound(name: keyof typeof NOTES): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, begin, length] of NOTES[name])
    pluck(context, frequency, context.currentTime + begin, length);
}

/** Sounds off, or on again; it is told which. */
export function mute(say: Speech["say"]): void {
  settings.choose({ sound: !settings.sound });
  announce(say(settings.sound ? "table-sound-on" : "table-sound-off"));
  if (settings.sound) sound("event");
}

/** One note, like a plucked string: at once there, then fading. */
function pluck(into: AudioContext, frequency: number, begin: number, length: number): void {
  const string = new OscillatorNode(into, { type: "triangle", frequency });
  const loudness = new GainNode(into, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  string.connect(loudness).connect(into.destination);
  string.start(begin);
  string.stop(begin + length);
}
