import type { GameModule } from "$src/games/games";
import { announce, note } from "$src/shell/frame/announce.svelte";
import { setTurn } from "$src/shell/turn";
import { untrack } from "svelte";
import type { TableModel } from "../model.svelte";
import { inWords } from "../moves/refusals";
import { isolated } from "$src/words/isolated";
import { sound } from "./sounds";
import { handedOver } from "../players/stewards";
import { line, plain } from "../log/story";

const MOST_TOLD = 6; // sentences a screen reader is told at once

/** What is seen is also heard and told. To be called while a component is set up. */
export function telling(model: TableModel, game: GameModule): void {
  const { say } = model.speech;
  tellEvents(model);
  tellTurns(model, game);

  let heard = model.live.remarks.at(-1)?.number ?? 0;
  $effect(() => {
    const remark = model.live.remarks.at(-1);
    const last = remark?.number ?? 0;
    if (last > heard && remark && remark.seat !== model.seat) {
      sound("chat");
      const said = remark.to ? "table-said-private" : "table-said";
      announce(say(said, { name: isolated(remark.name ?? ""), text: remark.text }));
    }
    heard = last;
  });

  $effect(() => {
    if (!model.answer) return;
    sound("refused");
    const { refusal } = model.answer;
    const told = inWords(model, refusal);
    announce(refusal.rule ? `${told} ${say("table-rule", { rule: refusal.rule })}` : told);
  });

  let handed = model.live.handovers.length;
  $effect(() => {
    const last = model.live.handovers.at(-1);
    if (last && model.live.handovers.length > handed) announce(handedOver(model, last));
    handed = model.live.handovers.length;
  });

  let rematch = model.live.table?.rematch ?? null;
  $effect(() => {
    const next = model.live.table?.rematch ?? null;
    if (next && next !== rematch && model.seat !== null && !model.again) note(say("table-rematch-there"));
    rematch = next;
  });
}

function tellEvents(model: TableModel): void {
  $effect(() =>
    model.listen((events) => {
      if (!events.length) return;
      const told = events.map((event) => plain(line(model.words, event, model.naming)));
      announce(told.slice(-MOST_TOLD).join(" "));
      if (model.due === null && !model.present.result) sound("event");
    }),
  );
}

/** One's turn, what to do then, and the sign of it in the window's title. */
function tellTurns(model: TableModel, game: GameModule): void {
  const { say } = model.speech;
  let was: string | null = null;
  $effect(() => {
    const due = model.due;
    untrack(() => {
      if (due !== null && was === null) {
        announce(
          `${say("table-your-turn")} ${model.lookingBack || model.trial ? "" : game.prompt(model)}`,
          true,
        );
        sound("turn");
      }
      was = due;
    });
  });

  $effect(() => {
    const prompt = model.decision === null || model.scene ? "" : game.prompt(model);
    if (prompt && (was !== null || model.trial)) announce(prompt);
  });

  $effect(() => {
    const yours = model.due !== null;
    const trying = model.trial ? `${say("insight-trial-title")}: ` : "";
    document.title = `${yours ? "● " : ""}${trying}${say("game-name")} – Tenka`;
    setTurn(yours);
  });
  $effect(() => () => {
    document.title = "Tenka";
    setTurn(false);
  });
}
