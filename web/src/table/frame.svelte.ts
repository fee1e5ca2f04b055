import type { GameModule } from "$src/games/games";
import type { TableModel } from "./model.svelte";
import { Panels } from "./panels.svelte";
import { Since } from "./since.svelte";
import { sound } from "./sounds";
import { telling } from "./telling.svelte";

/** What the parts of a table around its board share. To be made while a component is set up. */
export class Frame {
  /** Whether the help is open. */
  help = $state(false);
  /** Whether the final scoring is open, once there is one. */
  scoring = $state(false);
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
    this.scoring = this.over && !model.lookingBack;
    telling(model, game);

    let was = this.over;
    $effect(() => {
      if (this.over && !was) {
        this.scoring = true;
        sound("end");
      }
      was = this.over;
    });
  }

  get over(): boolean {
    return this.model.present.result !== null;
  }
}
