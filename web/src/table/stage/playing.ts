import type { GameEvent, TableModel } from "../model.svelte";
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const MOST = 8; // what more happened at once is only seen to be so

/** What an event shows, with all that it needs for it. */
export type Play<Stage> = (data: Record<string, unknown>, stage: Stage) => void;

/**
 * Plays events over a board as they come, unless one looks back. `prepare` is called while the page still shows what
 * was before; what it returns, once it shows what is now.
 */
export function playing(
  model: TableModel,
  prepare: (board: Element) => (events: GameEvent[]) => void,
): Attachment<Element> {
  return (board) =>
    model.listen((events) => {
      if (model.lookingBack || document.hidden) return;
      const play = prepare(board);
      void tick().then(() => board.isConnected && play(events));
    });
}

/** Plays the last of the events that show something, one after the other; `stage`: by the milliseconds until it begins. */
export function oneByOne<Stage>(
  events: GameEvent[],
  plays: Record<string, Play<Stage>>,
  pause: number,
  stage: (delay: number) => Stage,
): void {
  events
    .filter((event) => event.kind in plays)
    .slice(-MOST)
    .forEach(({ kind, data }, place) => plays[kind]?.(data, stage(place * pause)));
}
