import type {
  AnalysisReport,
  Chat,
  Check,
  Circle,
  CourseInfo,
  CourseWords,
  Device,
  Done,
  Error as Refusal,
  Failure,
  GameInfo,
  GameWords,
  Hint,
  History,
  HotSeatTable,
  InvitationList,
  Invite,
  Join,
  Knock,
  LessonPlace,
  NewLessonStep,
  Me,
  Moment,
  NewTable,
  NewVote,
  Orders,
  QrCode,
  QuickMatch,
  Reseat,
  Sight,
  TableInfo,
  TableList,
  Trial,
  Tried,
  Upload,
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

/** At which tables one acts for somebody at one's device, by the seat. */
const acting = new Map<string, number>();

/** From now on, what one asks at a table is asked for a seat at one's device; null: for oneself. */
export function actFor(table: string, seat: number | null): void {
  if (seat === null) acting.delete(table);
  else acting.set(table, seat);
}

function at(table: string, what = "", asked: Record<string, string | number> = {}): string {
  const seat = acting.get(table);
  const all = { ...asked, ...(seat === undefined ? {} : { as: seat }) };
  const query = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const search = query.toString();
  return `/api/tables/${encodeURIComponent(table)}${what && `/${what}`}${search && `?${search}`}`;
}

const of = (course: string, what = "") => `/api/courses/${encodeURIComponent(course)}${what && `/${what}`}`;

/** A page of a list of tables: which ones, how many, and behind which page. */
export interface Which {
  status: "open" | "running" | "current" | "over";
  limit: number;
  after?: string;
}

/** What one looks for among the public tables; an empty text: anything. */
export interface Sought {
  game: string;
  players: string;
  language: string;
  speed: string;
  rated: string;
}

function asked({ status, limit, after }: Which, sought: Partial<Sought> = {}): string {
  const query = new URLSearchParams({ status, limit: String(limit) });
  if (after !== undefined) query.set("after", after);
  for (const [name, value] of Object.entries(sought)) if (value) query.set(name, value);
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
  tables: (which: Which, sought?: Partial<Sought>) =>
    call<TableList>("GET", `/api/tables?${asked(which, sought)}`),
  myTables: (which: Which) => call<TableList>("GET", `/api/my-tables?${asked(which)}`),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  createHotSeat: (table: HotSeatTable) => call<TableInfo>("POST", "/api/hot-seat-tables", table),
  device: (table: string) => call<Device>("GET", at(table, "device")),
  bringRecord: (record: unknown) => call<TableInfo>("POST", "/api/records", record),
  records: () => call<Upload[]>("GET", "/api/records"),
  removeRecord: (record: string) => call<undefined>("DELETE", `/api/records/${encodeURIComponent(record)}`),
  look: (table: string) => call<Whole>("GET", at(table)),
  join: (table: string, how: Join = {}) => call<TableInfo>("POST", at(table, "join"), how),
  leave: (table: string) => call<undefined>("POST", at(table, "leave")),
  reseat: (table: string, seat: number, place: Reseat["place"]) =>
    call<TableInfo>("PUT", at(table, `seats/${seat}`), { place }),
  choose: (table: string, house: string | null) => call<TableInfo>("PUT", at(table, "house"), { house }),
  start: (table: string) => call<Whole>("POST", at(table, "start")),
  rematch: (table: string) => call<TableInfo>("POST", at(table, "rematch")),
  quickMatch: (match: QuickMatch) => call<TableInfo>("POST", "/api/quick-match", match),
  invitations: () => call<InvitationList>("GET", "/api/invitations"),
  invite: (table: string, whom: Invite) => call<TableInfo>("POST", at(table, "admissions"), whom),
  circle: () => call<Circle>("GET", "/api/me/circle"),
  letIn: (table: string, admission: string) => call<TableInfo>("POST", at(table, `admissions/${admission}`)),
  endAdmission: (table: string, admission: string) =>
    call<TableInfo>("DELETE", at(table, `admissions/${admission}`)),
  knock: (table: string) => call<Knock>("POST", at(table, "knock")),
  knocked: (table: string) => call<Knock>("GET", at(table, "knock")),
  turnAway: (table: string) => call<undefined>("DELETE", at(table, "knock")),
  code: (table: string) => call<QrCode>("GET", at(table, "code")),

  move: (table: string, moves: (string | number)[][]) => call<Done>("POST", at(table, "moves"), { moves }),
  history: (table: string) => call<History>("GET", at(table, "history")),
  lookBack: (table: string, version: number) => call<Sight>("GET", at(table, `at/${version}`)),
  historyOf: (table: string, seat: string) => call<History>("GET", at(table, "history", { seat })),
  moment: (table: string, version: number, seat: string, hands: boolean) =>
    call<Moment>("GET", at(table, `moments/${version}`, { seat, ...(hands ? { hands: 1 } : {}) })),
  check: (table: string) => call<Check>("POST", at(table, "check")),
  chat: (table: string, before: number) => call<Chat>("GET", at(table, "chat", { before })),
  giveOrder: (table: string, order: (string | number)[]) =>
    call<Orders>("PUT", at(table, "orders"), { order }),
  takeBackOrder: (table: string, order: (string | number)[]) =>
    call<Orders>("DELETE", at(table, "orders"), { order }),
  callSteward: (table: string) => call<TableInfo>("PUT", at(table, "steward")),
  ask: (table: string, vote: NewVote) => call<TableInfo>("POST", at(table, "votes"), vote),
  answerVote: (table: string, vote: number, yes: boolean) =>
    call<TableInfo>("PUT", at(table, `votes/${vote}`), { yes }),
  comeBack: (table: string) => call<TableInfo>("DELETE", at(table, "steward")),
  hint: (table: string) => call<Hint>("POST", at(table, "hint")),
  tryOut: (table: string, trial: Trial) => call<Tried>("POST", at(table, "try"), trial),
  analysis: (table: string) => call<AnalysisReport>("GET", at(table, "analysis")),
  analysisOf: (table: string, seat: string) => call<AnalysisReport>("GET", at(table, "analysis", { seat })),
  askAnalysis: (table: string) => call<AnalysisReport>("POST", at(table, "analysis")),
  cancelAnalysis: (table: string) => call<AnalysisReport>("DELETE", at(table, "analysis")),
  recordAddress: (table: string) => at(table, "record"),
};
