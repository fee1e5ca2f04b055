import { tick, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { TableModel } from "./model.svelte";

/** The panels beside a board. */
export type Side = "log" | "moves" | "chat" | "rules" | "text";
/** The leaves of a small screen, one of which is to be seen. */
export type Leaf = "board" | "me" | "players" | "log" | "rules";

/** On which leaf a panel lies. */
const LEAVES: Record<Side, Leaf> = {
  log: "log",
  rules: "rules",
  chat: "players",
  moves: "me",
  text: "me",
};
/** What has the focus in a panel that one goes to: the first of these that is there. */
const GOALS: Record<Side, string[]> = {
  log: [".log [tabindex='0']"],
  rules: [".rules input"],
  chat: ["#chat-field", ".said"],
  moves: [".moves button", ".moves"],
  text: [".text"],
};

/** Which panel is shown: beside the board or, on a small screen, instead of it. */
export class Panels {
  readonly #phone = new MediaQuery("max-width: 719px");
  side = $state<Side>("log");
  leaf = $state<Leaf>("board");

  constructor(model: TableModel) {
    // A rule was asked for: its panel opens there.
    $effect(() => {
      if (model.rule) untrack(() => this.show("rules"));
    });
  }

  /** Whether the screen is so small that there is nothing beside the board. */
  get phone(): boolean {
    return this.#phone.current;
  }

  /** Whether the board is to be seen. */
  get board(): boolean {
    return !this.phone || this.leaf === "board";
  }

  /** Whether a panel is to be seen. */
  shows(panel: Side): boolean {
    return this.phone ? this.leaf === LEAVES[panel] : this.side === panel;
  }

  /** Show a panel, wherever it is on this screen. */
  show(panel: Side): void {
    if (this.phone) this.leaf = LEAVES[panel];
    else this.side = panel;
  }

  /** Show a panel and go there. */
  async open(panel: Side): Promise<void> {
    this.show(panel);
    await tick();
    const find = (wanted: string) => document.querySelector<HTMLElement>(wanted);
    GOALS[panel].map(find).find(Boolean)?.focus();
  }

  /** Another leaf, read from its beginning; the log turns to its end by itself. */
  turnTo(leaf: Leaf): void {
    this.leaf = leaf;
    if (leaf !== "log") scrollTo(0, 0);
  }
}
