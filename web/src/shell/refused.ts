import { Refused } from "$src/net/api";
import type { Speech } from "./speech.svelte";

/** Why something did not work, in words; what is no refusal is a mistake of ours, and not hidden. */
export function why(error: unknown, speech: Speech): string {
  if (!(error instanceof Refused)) throw error;
  if (error.refusal.message === "unreachable") return speech.say("web-unreachable");
  return speech.words.refusal(error.refusal);
}
