import type { Closer } from "$src/art/inspecting.svelte";

type Looks = typeof import("./looks");
let found: Looks | null = null;

/** Fetch what is read of things looked at closely: the first sight of the board does without. */
export async function fetchLooks(): Promise<void> {
  found ??= await import("./looks");
}

/** What is read of something, once that is there. */
export const closer =
  (told: (looks: Looks) => Closer | null): (() => Closer | null) =>
  () =>
    found && told(found);
