import { untrack } from "svelte";

const PAUSE = 800; // milliseconds: who is asked again at once does not see everything move

/** Shows the whole again after an action of one's own. To be called while a component is set up. */
export function returning(busy: () => boolean, whole: () => void): void {
  let before = false;
  $effect(() => {
    const was = before;
    before = busy();
    if (!was || before) return;
    const timer = setTimeout(() => untrack(whole), PAUSE);
    return () => clearTimeout(timer);
  });
}
