import { call } from "$src/net/api";
import type { SessionInfo, SessionList } from "$src/wire";

const PATH = "/api/me/sessions";

/** One's sessions, asked for and ended. */
export const devices = {
  list: () => call<SessionList>("GET", PATH).then(({ sessions }) => sessions),
  end: ({ id }: SessionInfo) => call<undefined>("DELETE", `${PATH}/${encodeURIComponent(id)}`),
  endOthers: () => call<undefined>("DELETE", PATH),
};
