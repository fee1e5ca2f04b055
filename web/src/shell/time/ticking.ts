import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** This moment, by this machine's own count; whatever reads it is worked out again every second. */
export function ticking(): number {
  subscribe();
  return performance.now();
}
