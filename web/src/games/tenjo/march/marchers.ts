import { chosen } from "../desk/chosen.svelte";
import type { Step } from "../view";

/** The stacks that march to the goal chosen: as one wishes, of those that can, else the one that the server proposes. */
export function marchers(step: Step): string[] {
  const wished = chosen.from.filter((each) => step.ways[each]);
  return wished.length ? wished : step.source ? [step.source] : [];
}
