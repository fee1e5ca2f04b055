import type {
  AnalysisReport,
  Chat,
  CourseInfo,
  CourseWords,
  Done,
  Error as Refusal,
  Failure,
  GameInfo,
  GameWords,
  Hint,
  History,
  Join,
  LessonPlace,
  NewLessonStep,
  Me,
  NewTable,
  Orders,
  Reseat,
  Sight,
  TableInfo,
  TableList,
  Trial,
  Tried,
  Whole,
} from "$src/wire";

/** The server said no, or could not be reached (`unreachable`). */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

/** Ask for anything. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const response = await fetch(path, init).catch(() => {
    throw new Refused({ message: "unreachable", params: {}, rule: null }, 0);
  });
  if (response.status === 204) return undefined as T;
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as T;
  const failure = found as Failure | null;
  throw new Refused(failure?.error ?? { message: "internal", params: {}, rule: null }, response.status);
}

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what && `/${what}`}`;

const of = (course: string, what = "") => `/api/courses/${encodeURIComponent(course)}${what && `/${what}`}`;

/** A page of a list of tables: which ones, how many, and behind which page. */
export interface Which {
  status: "open" | "running" | "current" | "over";
  limit: number;
  after?: string;
}

function asked({ status, limit, after }: Which): string {
  const query = new URLSearchParams({ status, limit: String(limit) });
  if (after !== undefined) query.set("after", after);
  return query.toString();
}

/** Everything that goes by HTTP. */
export const api = {
  me: () => call<Me>("GET", "/api/me"),
  guest: (name: string) => call<Me>("POST", "/api/guest", { name }),
  rename: (name: string) => call<Me>("PATCH", "/api/me", { name }),
  register: (login: string, password: string, name?: string) =>
    call<Me>("POST", "/api/account", name === undefined ? { login, password } : { login, password, name }),
  logIn: (login: string, password: string, bring: boolean) =>
    call<Me>("POST", "/api/login", { login, password, bring }),
  logOut: () => call<undefined>("POST", "/api/logout"),
  logOutEverywhere: () => call<undefined>("POST", "/api/logout-everywhere"),
  changePassword: (old: string, fresh: string) =>
    call<undefined>("POST", "/api/me/password", { old, new: fresh }),
  leaveUs: (password?: string) =>
    call<undefined>("DELETE", "/api/me", password === undefined ? {} : { password }),

  games: () => call<GameInfo[]>("GET", "/api/games"),
  words: (game: string, lang: string) =>
    call<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words/${lang}`),
  course: (game: string) => call<CourseInfo>("GET", of(game)),
  courseWords: (game: string, lang: string) => call<CourseWords>("GET", of(game, `words/${lang}`)),
  learn: (game: string, chapter: string, taken: NewLessonStep) =>
    call<LessonPlace>("POST", of(game, `chapters/${encodeURIComponent(chapter)}`), taken),
  playOn: (game: string, chapter: string) =>
    call<TableInfo>("POST", of(game, `chapters/${encodeURIComponent(chapter)}/table`)),
  tables: (which: Which) => call<TableList>("GET", `/api/tables?${asked(which)}`),
  myTables: (which: Which) => call<TableList>("GET", `/api/my-tables?${asked(which)}`),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  look: (table: string) => call<Whole>("GET", at(table)),
  join: (table: string, how: Join = {}) => call<TableInfo>("POST", at(table, "join"), how),
  leave: (table: string) => call<undefined>("POST", at(table, "leave")),
  reseat: (table: string, seat: number, place: Reseat["place"]) =>
    call<TableInfo>("PUT", at(table, `seats/${seat}`), { place }),
  choose: (table: string, house: string | null) => call<TableInfo>("PUT", at(table, "house"), { house }),
  start: (table: string) => call<Whole>("POST", at(table, "start")),
  rematch: (table: string) => call<TableInfo>("POST", at(table, "rematch")),

  move: (table: string, moves: (string | number)[][]) => call<Done>("POST", at(table, "moves"), { moves }),
  history: (table: string) => call<History>("GET", at(table, "history")),
  lookBack: (table: string, version: number) => call<Sight>("GET", at(table, `at/${version}`)),
  chat: (table: string, before: number) => call<Chat>("GET", `${at(table, "chat")}?before=${before}`),
  giveOrder: (table: string, order: (string | number)[]) =>
    call<Orders>("PUT", at(table, "orders"), { order }),
  takeBackOrder: (table: string, order: (string | number)[]) =>
    call<Orders>("DELETE", at(table, "orders"), { order }),
  callSteward: (table: string) => call<TableInfo>("PUT", at(table, "steward")),
  comeBack: (table: string) => call<TableInfo>("DELETE", at(table, "steward")),
  hint: (table: string) => call<Hint>("POST", at(table, "hint")),
  tryOut: (table: string, trial: Trial) => call<Tried>("POST", at(table, "try"), trial),
  analysis: (table: string) => call<AnalysisReport>("GET", at(table, "analysis")),
  askAnalysis: (table: string) => call<AnalysisReport>("POST", at(table, "analysis")),
  cancelAnalysis: (table: string) => call<AnalysisReport>("DELETE", at(table, "analysis")),
  recordAddress: (table: string) => at(table, "record"),
};
