import { call } from "$src/net/api";
import type { BoxCheck, BoxForm, NewBox, OwnBox } from "$src/wire";
import { isOurs } from "$src/words/languages";

const at = (id: string) => `/api/boxes/${encodeURIComponent(id)}`;

/** What is asked about boxes. */
export const boxes = {
  /** Whether a game has values that a box may give: all of ours have. */
  any: async (game: string) => isOurs(game) || (await boxes.form(game)).fields.length > 0,
  form: (game: string) => call<BoxForm>("GET", `/api/box-form?game=${encodeURIComponent(game)}`),
  check: (game: string, values: Record<string, unknown>) =>
    call<BoxCheck>("POST", "/api/box-check", { game, values }),
  all: () => call<OwnBox[]>("GET", "/api/boxes"),
  save: (id: string, box: NewBox) => call<OwnBox>("PUT", at(id), box),
  remove: (id: string) => call<undefined>("DELETE", at(id)),
  address: at,
};
