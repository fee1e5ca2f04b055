import { note } from "$src/shell/frame/announce.svelte";
import { inWords, leftOf, warnings } from "$src/shell/time/time";
import { ticking } from "$src/shell/time/ticking";
import type { TableModel } from "../model.svelte";
import { sound } from "./sounds";

/** Warn of one's own time, and tell what became of it. To be called while a component is set up. */
export function warnOfTime(model: TableModel): void {
  const { say } = model.speech;
  let before = Infinity;
  $effect(() => {
    const time = model.seat === null ? null : model.seats[model.seat]?.time;
    if (time?.state !== "runs" || !warnings(time.whole).length) {
      before = Infinity;
      return;
    }
    const left = leftOf(time, ticking());
    const passed = warnings(time.whole).filter((each) => left <= each && each < before);
    if (passed.length && left > 0 && before !== Infinity)
      warn(say("clocks-time-short", { time: inWords(left, say) }));
    before = left;
  });
  model.live.onTime = (what) => warn(say(`clocks-time-${what}`));
}

function warn(text: string): void {
  sound("hurry");
  note(text);
}
