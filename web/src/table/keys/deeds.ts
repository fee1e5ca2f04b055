import { ask, tryOut } from "../status/advice";
import type { Frame } from "../layout/frame.svelte";
import type { Deed } from "./shortcuts";
import { mute } from "../stage/sounds";
import { walkBy } from "../history/walking";

/** What the keys do. */
export function deeds(frame: Frame): Record<Deed, () => void> {
  const { model, panels } = frame;
  return {
    undo: () => void model.undo(frame.undo),
    hint: () => void ask(model, null),
    try: () => void tryOut(model, null),
    help: () => (frame.open = "help"),
    aid: () => (frame.open = frame.game.aid ? "aid" : null),
    sound: () => mute(model.speech.say),
    first: () => walkBy(model, "end", -1),
    last: () => walkBy(model, "end", 1),
    back: () => walkBy(model, "step", -1),
    forward: () => walkBy(model, "step", 1),
    "round-back": () => walkBy(model, "round", -1),
    "round-forward": () => walkBy(model, "round", 1),
    cancel: () => cancel(frame),
    log: () => void panels.open("log"),
    chat: () => void panels.open("chat"),
    moves: () => void panels.open("moves"),
    rules: () => void panels.open("rules"),
    text: () => void panels.open("text"),
    why: () => why(frame),
  };
}

/** Put away what lies on top. */
function cancel({ model, panels, since }: Frame): void {
  model.past.forget();
  if (model.answer) model.answer = null;
  else if (model.confirming.chosen) model.confirming.clear();
  else if (model.trial) model.leaveTrial();
  else if (model.lookingBack) model.goTo(null);
  else if (model.hints) model.hints = null;
  else if (since.missed.length) since.missed = [];
  else if (panels.phone) panels.choose({ leaf: "board" });
}

/** The rule of what was just refused or, before that, of what one must do. */
function why({ model, panels }: Frame): void {
  const due = (model.trial ? model.view : model.present).pending.find(({ seat }) => seat === model.seat);
  const rule = model.answer?.refusal.rule ?? due?.rule;
  if (rule) model.showRule(rule);
  else void panels.open("rules");
}
