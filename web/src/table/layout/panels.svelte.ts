import { tick, untrack } from "svelte";
import { large, phone } from "./large";
import type { TableModel } from "../model.svelte";

/** The panels beside a board. */
export type Side = "hint" | "log" | "moves" | "chat" | "rules" | "text" | "analysis";
/** The leaves of a small screen, one of which is to be seen. */
export type Leaf = "board" | "me" | "players" | "log" | "rules" | "analysis";

/** On which leaf a panel lies. */
const LEAVES: Record<Side, Leaf> = {
  hint: "board",
  log: "log",
  rules: "rules",
  chat: "players",
  moves: "me",
  text: "me",
  analysis: "analysis",
};
/** What has the focus in a panel that one goes to: the first of these that is there. */
const GOALS: Record<Side, string[]> = {
  hint: ["#hints-title"],
  log: [".log [tabindex='0']"],
  rules: [".rules input"],
  chat: ["#chat-field", ".said"],
  moves: [".moves button", ".moves"],
  text: [".text"],
  analysis: [".analysis"],
};

const [TRIES, PAUSE] = [60, 50]; // milliseconds, for a panel to be there

/** What was chosen, beside the board and on a small screen. */
interface Chosen {
  side: Side;
  leaf: Leaf;
}
const FIRST: Chosen = { side: "log", leaf: "board" };

/** Which panel is shown: beside the board or, on a small screen, instead of it. A reload shows the same. */
export class Panels {
  readonly #key: string;
  #chosen = $state.raw(FIRST);

  constructor(readonly model: TableModel) {
    this.#key = `tenka.panels.${model.live.id}`;
    this.#chosen = read(this.#key);
    // A rule was asked for: its panel opens there.
    $effect(() => {
      if (model.rule) untrack(() => this.show("rules"));
    });
    // What the bot would do is shown as long as it is asked for; then what was shown before.
    $effect(() => {
      if (!this.hinted) return;
      const { side } = untrack(() => this.#chosen);
      untrack(() => this.choose({ side: "hint", leaf: "board" }));
      return () => {
        if (this.#chosen.side === "hint") this.choose({ side });
      };
    });
    // From the analysis one goes to a position to see it.
    $effect(() => {
      if (model.lookingBack && untrack(() => this.leaf) === "analysis") this.turnTo("board");
    });
    // Who goes elsewhere and comes again comes to the board.
    $effect(() => () => this.choose({ leaf: "board" }));
  }

  /** Whether the screen is so small that there is nothing beside the board. */
  get phone(): boolean {
    return phone.current;
  }

  /** Whether the screen is so large that all of a table is seen at once, without scrolling. */
  get large(): boolean {
    return large.current;
  }

  /** Whether there is a hint to be seen. */
  get hinted(): boolean {
    return this.model.hints !== null && !this.model.trial && !this.model.lookingBack;
  }

  /** Whether there is an analysis to be seen, or to be asked for. */
  get analysis(): boolean {
    return this.model.study !== null && !this.model.trial;
  }

  /** The panels there are; who only watches, and whose game is over, has no moves. */
  get sides(): Side[] {
    const all: Side[] = ["hint", "log", "moves", "chat", "rules", "text", "analysis"];
    const moves =
      this.model.seat !== null && (this.model.present.result === null || this.model.trial !== null);
    const there: Partial<Record<Side, boolean>> = { hint: this.hinted, moves, analysis: this.analysis };
    return all.filter((each) => there[each] ?? true);
  }

  /** The panel beside the board. */
  get side(): Side {
    return this.sides.includes(this.#chosen.side) ? this.#chosen.side : "log";
  }

  get leaf(): Leaf {
    const { leaf } = this.#chosen;
    return leaf === "analysis" && !this.analysis ? "board" : leaf;
  }

  /** Whether the board is to be seen. */
  get board(): boolean {
    return !this.phone || this.leaf === "board";
  }

  /** Whether a panel is to be seen. */
  shows(panel: Side): boolean {
    return this.phone ? this.leaf === LEAVES[panel] : this.side === panel;
  }

  /** Show something, for now and after a reload. */
  choose(changes: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...changes };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#chosen));
    } catch {
      // then only for now
    }
  }

  /** Show a panel, wherever it is on this screen. */
  show(panel: Side): void {
    this.choose(this.phone ? { leaf: LEAVES[panel] } : { side: panel });
  }

  /** Show a panel and go there. */
  async open(panel: Side): Promise<void> {
    this.show(panel);
    const find = (wanted: string) => document.querySelector<HTMLElement>(wanted);
    for (let tries = 0; tries < TRIES && this.shows(panel); tries++) {
      await tick();
      const found = GOALS[panel].map(find).find(Boolean);
      if (found) return found.focus();
      await new Promise((then) => setTimeout(then, PAUSE)); // its code may still be on its way
    }
  }

  /** Another leaf, read from its beginning; the log turns to its end by itself. */
  turnTo(leaf: Leaf): void {
    this.choose({ leaf });
    if (leaf !== "log") scrollTo(0, 0);
  }
}

function read(key: string): Chosen {
  try {
    return { ...FIRST, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Chosen>) };
  } catch {
    return FIRST; // storage is closed to us, or holds something else
  }
}
