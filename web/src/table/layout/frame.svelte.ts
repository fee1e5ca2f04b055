import type { GameModule } from "$src/games/games";
import { surroundings } from "$src/shell/frame/surroundings.svelte";
import type { TableModel } from "../model.svelte";
import { withInsight } from "../page/loading/parts";
import { settings } from "$src/shell/settings.svelte";
import { untrack } from "svelte";
import { Panels } from "./panels.svelte";
import { Since } from "../log/since.svelte";
import { sound } from "../stage/sounds";
import { telling } from "../stage/telling.svelte";

/** What the parts of a table around its board share. To be made while a component is set up. */
export class Frame {
  /** What is open over the board. */
  open = $state<"help" | "aid" | null>(null);
  /** Whether the final scoring is open, once there is one. */
  scoring = $state(false);
  /** Whether the final scoring is being counted on the board. */
  #counting = $state(false);
  /** The button that takes a step back: where it is told why that cannot be. */
  undo = $state.raw<HTMLElement | null>(null);
  readonly panels: Panels;
  readonly since: Since;

  constructor(
    readonly model: TableModel,
    readonly game: GameModule,
  ) {
    this.panels = new Panels(model);
    this.since = new Since(model);
    model.turnEnded = () => this.since.place;
    this.scoring = this.over && !model.lookingBack;
    telling(model, game);
    $effect(() => {
      surroundings.bare = true;
      return () => (surroundings.bare = false);
    });

    if (model.trying) void this.#resume();
    void this.#direct();
    $effect(() => {
      if (model.lookingBack || model.trial || !settings.pace) untrack(() => model.director?.end());
    });
    $effect(() => {
      if (this.over && model.info?.analysis) void this.#study();
    });
    $effect(() => () => model.study?.end());
    // A rule is read in its panel.
    $effect(() => {
      if (model.rule) this.open = null;
    });
    // From the scoring one goes to a position to see it.
    $effect(() => {
      if (model.lookingBack) this.scoring = false;
    });

    let was = this.over;
    let counted = false;
    $effect(() => {
      if (model.stage?.holding) counted = true;
      if (this.over && !was) {
        this.#counting = settings.pace > 0 && !model.lookingBack && !counted;
        this.scoring = !this.#counting;
        sound("end");
      }
      was = this.over;
    });
  }

  /** From when it is here, what happens is told in its order. */
  async #direct(): Promise<void> {
    const { model, game } = this;
    const found = await Promise.all([import("../stage/directing"), game.telling?.() ?? null]).catch(
      () => null,
    );
    if (!found) return;
    const [{ COUNTING, Director }, told] = found;
    model.director = new Director(model, told, (model.info?.id ?? "") in COUNTING);
  }

  /** What one tried out before the page was loaded again. */
  async #resume(): Promise<void> {
    if (!(await withInsight(this.model, ({ resume }) => resume(this.model)))) this.model.leaveTrial();
  }

  /** What the analysis says, if there is one. */
  async #study(): Promise<void> {
    await withInsight(this.model, ({ Study }) => (this.model.study ??= new Study(this.model)));
  }

  /** Whether the final scoring is being counted on the board: before it is told how it ended, or after all was told at once. */
  get counting(): boolean {
    return this.#counting || (this.model.stage?.holding ?? false);
  }

  /** What was counted is told. */
  counted(): void {
    if (this.model.stage?.holding) return this.model.stage.leave();
    this.#counting = false;
    this.scoring = true;
  }

  get over(): boolean {
    return this.model.present.result !== null;
  }
}
