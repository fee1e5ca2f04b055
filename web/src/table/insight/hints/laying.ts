import type { Finals } from "../../moves/confirming.svelte";
import type { Move, TableModel } from "../../model.svelte";

/** How far a plan can be laid out, so that it can still be changed, and what would carry it out. */
export function laidOut(
  moves: readonly Move[],
  { choices, acts, unknown = false }: Finals,
): [laid: Move[], next: Move | null] {
  const end = unknown ? 0 : moves.findIndex(([verb]) => [...choices, ...acts].includes(String(verb)));
  return end < 0 ? [[...moves], null] : [moves.slice(0, end), moves[end] ?? null];
}

/** Lay a plan out as far as it can be changed again; what would carry it out is proposed, and left to who plays. */
export async function layOut(model: TableModel, moves: Move[], at: Element | null): Promise<boolean> {
  const finals = model.game?.finals ?? { choices: [], acts: [] };
  const [laid, next] = laidOut(moves, finals);
  if (laid.length && !(await model.playAll(laid, at))) return false;
  model.proposed = next;
  if (next && (!laid.length || finals.choices.includes(String(next[0]))))
    model.confirming.confirms(next, null);
  return true;
}
