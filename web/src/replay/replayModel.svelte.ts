import type { GameModule } from "$src/games/games";
import type { Speech } from "$src/shell/speech.svelte";
import { TableModel } from "$src/table/model.svelte";
import type { GameInfo } from "$src/wire";
import type { Replay } from "./replay.svelte";

/** All that a board gets of a replay: nothing is asked, nothing can be done, and the log leads to its moments. */
export class ReplayModel extends TableModel {
  constructor(
    readonly replay: Replay,
    speech: Speech,
    game: GameModule,
    info: GameInfo,
  ) {
    super(replay, speech, game, { ...info, hints: false, analysis: false });
  }

  override get decision(): null {
    return null;
  }
  override get due(): null {
    return null;
  }
  override get directed(): boolean {
    return false;
  }
  override playAll(_: unknown, at: Element | null = null): Promise<boolean> {
    this.refuse("looking-back", at);
    return Promise.resolve(false);
  }
  override goTo(version: number | null): void {
    void this.replay.show(version);
  }
}
