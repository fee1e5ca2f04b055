import type { TableModel } from "../model.svelte";
import { withInsight } from "../page/loading/parts";

/** Whether one may ask now what the bot would do. */
export function canAsk(model: TableModel): boolean {
  return (model.live.table?.hints ?? false) && model.due !== null && !model.lookingBack && !model.trial;
}

/** Whether there is something to try out from the position that is shown. */
export function canTry(model: TableModel): boolean {
  return model.seat !== null && !model.trial && model.view.result === null;
}

/** Ask what the bot would do, or put the answer away; where one may not, nothing happens. */
export async function ask(model: TableModel, at: Element | null): Promise<void> {
  if (model.hints) model.hints = null;
  else if (canAsk(model) && !(await withInsight(model, ({ Hints }) => (model.hints = new Hints(model)))))
    model.refuse("unreachable", at);
}

/** Try things out from the position that is shown. */
export async function tryOut(model: TableModel, at: Element | null): Promise<void> {
  if (canTry(model) && !(await withInsight(model, (insight) => insight.tryOut(model, [], at))))
    model.refuse("unreachable", at);
}
