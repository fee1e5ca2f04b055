import { untrack } from "svelte";

const PAUSE = 800; // milliseconds: who is asked the same again at once does not see everything move

/**
 * Shows the whole again after an action of one's own: a while after the last question, or as soon as one is asked
 * something else; null: nothing is asked. Who has turned to another part meanwhile stays there. To be called while a
 * component is set up.
 */
export function returning(
  question: () => unknown,
  whole: () => void,
  part: () => unknown = () => null,
): void {
  let last: unknown = null;
  $effect(() => {
    const now = question();
    const answered = last !== null && now !== last;
    if (now !== null) last = now;
    if (!answered) return;
    const before = untrack(part);
    const timer = setTimeout(
      () => {
        if (now === null) last = null;
        if (untrack(part) === before) untrack(whole);
      },
      now === null ? PAUSE : 0,
    );
    return () => clearTimeout(timer);
  });
}
