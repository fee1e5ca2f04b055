// Generated from the server's types by `./dev generate`; do not edit.

/** Forgetting one's mail address; one says one's password or, without one, uses a passkey once more. */
export interface AddressRemoval {
  password?: string;
  answer?: Record<string, unknown>;
}

/** Somebody who was invited to a table that has not begun or, where `invited` is false, asks to be let in. */
export interface Admission {
  id: string;
  name: string | null;
  invited: boolean;
  seat: number | null;
}

/** How the chances went, what was play and what was luck, with a sum for each seat. `kinds` says by which events which kind of chance shows, `moments` what a turning point is called by if it happened there: by the first of these events, `moment-<event>` in the game's words. */
export interface Analysis {
  playouts: number;
  kinds: Record<string, string>;
  moments: string[];
  points: Point[];
  seats: SeatSum[];
  turning: TurningPoint[];
  mistakes: Mistake[];
}

/** How far the analysis is: nobody has asked for it yet, being made, or made. Nothing of it is told before. */
export interface AnalysisReport {
  status: "done" | "none" | "working";
  done: number;
  analysis: Analysis | null;
  left: number | null;
  place: number;
  asked: boolean;
  idle: boolean;
}

/** By whom a window will be answered for one's seat, at its moment; whenever that changes, to oneself alone. `self`: one's own answer waits; `order`: a standing order answers; `pass`: nothing else can be said. */
export interface AnsweringMessage {
  type: "answering";
  by: "order" | "pass" | "self" | null;
}

/** The best of a game, sorted by the lower end of their intervals; the list goes on behind `next`, if it does. */
export interface Board {
  lines: BoardLine[];
  bots: BotFigure[];
  next: string | null;
}

/** Somebody on the board of the best. */
export interface BoardLine {
  person: PersonInfo;
  rating: RatingInfo;
}

/** A bot's fixed figure. */
export interface BotFigure {
  bot: string;
  figure: number;
}

/** A seat for a bot of this level. */
export interface BotSeat {
  bot: string;
}

/** What is wrong with some values, where `field` among the parameters says which one. */
export interface BoxCheck {
  errors: Error[];
}

/** A value that a box may give, and ours; it is called by nouns of the game's words, each a kind and a value. */
export interface BoxField {
  id: string;
  kind: "choice" | "count" | "ids" | "name" | "pairs";
  ours: unknown;
  source: "counted" | "printed" | "reconstructed";
  row: string[];
  column: string[] | null;
  least: number;
  most: number;
  among: string[];
  noun: string;
}

/** All values that a box of a game may give. */
export interface BoxForm {
  game: string;
  fields: BoxField[];
}

/** Be told at once, in a digest once a day, or not at all. */
export interface ChannelChange {
  mode: "digest" | "off" | "once";
}

/** A chapter of a course, and how far one is in it. `step` is null for who has not begun it; it is `steps` at the end. */
export interface ChapterInfo {
  id: string;
  minutes: number;
  steps: number;
  goes_on: boolean;
  step: number | null;
  done: (string | number)[][];
  finished: boolean;
}

/** A page of what was said, oldest first. */
export interface Chat {
  remarks: Remark[];
  earlier: boolean;
}

/** Somebody said something; what is private comes only to those who are in. */
export interface ChatMessage {
  type: "chat";
  remark: Remark;
}

/** What a check of a finished game found: whether fingerprint, cards, dice and result follow from its seed. `finding` is `verified`, or says what does not follow; then `move` is the number of the move where (0: the set-up), and `refusal` says why, where the rules forbid it. */
export interface Check {
  fingerprint: string;
  seed: string;
  moves: number;
  finding: "events-differ" | "fingerprint-differs" | "move-illegal" | "result-differs" | "verified";
  move: number | null;
  refusal: Error | null;
}

/** A plan: the moves of one whole decision, the seat's expected share of the victory, and why. */
export interface Choice {
  moves: (string | number)[][];
  share: number;
  reasons: Reason[];
}

/** One's own house, among those that nobody has; null: whichever is left. */
export interface Choose {
  house: string | null;
}

/** Whom one knows: friends, those who ask to be, those one has asked, those one ignores, and recent opponents. */
export interface Circle {
  friends: PersonInfo[];
  asking: PersonInfo[];
  asked: PersonInfo[];
  ignored: PersonInfo[];
  recent: PersonInfo[];
}

/** The token of a mail that confirms an address. */
export interface Confirmation {
  token: string;
}

/** A game's course: chapters in their order, and the one that one left last. */
export interface CourseInfo {
  game: string;
  seat: number;
  chapters: ChapterInfo[];
  last: string | null;
}

/** What the coach of a course says. */
export interface CourseWords {
  messages: string;
}

/** Logging in; `bring` takes along the seats one has had as a guest. */
export interface Credentials {
  login: string;
  password: string;
  bring: boolean;
}

/** A time for each decision; with a zone, for decisions of a day and longer, its weekends are free. */
export interface DecisionClock {
  type: "decision";
  patience: number;
  zone: string | null;
}

/** The seats that one plays at one's own device: what is asked with `as=` one of them is asked by that seat. */
export interface Device {
  seats: number[];
}

/** A submission was carried out: what the sender sees now, as an update if it said what it had. */
export interface Done {
  version: number;
  update: Update | null;
  sight: Sight | null;
}

/** A remark was said, or a submission had been carried out before and nothing was done again. */
export interface DoneMessage {
  type: "done";
  key: string;
  version: number | null;
}

/** A message id with its parameters, and the rule of the game that says so, if one does. */
export interface Error {
  message: string;
  params: Record<string, unknown>;
  rule: string | null;
}

/** All that is stored about oneself. */
export interface Export {
  name: string;
  login: string | null;
  created: string;
  sessions: OwnSession[];
  tables: OwnTable[];
  chat: OwnRemark[];
  boxes: NewBox[];
  lessons: OwnLesson[];
  channels: ExportedChannel[];
  address: string | null;
  pending_address: string | null;
  wishes: ExportedWishes | null;
  passkeys: OwnPasskey[];
  friends: string[];
  asked: string[];
  ignored: string[];
  ratings: OwnRating[];
  profile: Record<string, unknown>;
}

/** A way to reach one; of a feed the secret in its address is left out. */
export interface ExportedChannel {
  kind: string;
  mode: string;
  target: string;
}

/** How one wishes to be told; times are minutes after midnight. */
export interface ExportedWishes {
  language: string;
  zone: string;
  silent_from: number | null;
  silent_until: number | null;
  digest: number;
  unwanted: string[];
}

/** How somebody is drawn: a crest on a patterned ground. */
export interface Face {
  crest: "kikyo" | "kuyo" | "mitsu-hikiryo" | "mitsu-uroko" | "mitsudomoe" | "rokumonsen" | "umebachi" | "yotsuwari-bishi";
  pattern: "asanoha" | "kikko" | "seigaiha" | "shippo" | "uroko" | "yagasuri";
  colour: "gold" | "green" | "ink" | "lapis" | "vermilion" | "wisteria";
}

/** The body of every reply that is not a success. */
export interface Failure {
  error: Error;
}

/** Deleting oneself; an account says its password or, where it has none, uses a passkey once more. */
export interface Farewell {
  password?: string;
  answer?: Record<string, unknown>;
}

/** What suits a first game: how many players, and the options that are not the usual ones. */
export interface FirstGame {
  players: number;
  options: Record<string, unknown>;
}

/** A password is lost; a mail to this address helps, if it is that of an account. */
export interface Forgotten {
  address: string;
}

/** How many games of a kind somebody has finished, and how many of them won. */
export interface GameCount {
  game: string;
  games: number;
  won: number;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  rules: number;
  players: number[];
  options: Record<string, unknown[]>;
  bots: string[];
  verbs: Record<string, string[]>;
  first_game: FirstGame;
  orders: Record<string, Record<string, (string | number)[]>>;
  hints: boolean;
  analysis: boolean;
  lessons: boolean;
  houses: string[];
}

/** Where a game's nouns are found: `words/kinds.json` of its package. */
export interface GameKinds {
  nouns: Record<string, string[]>;
  composed: Record<string, Record<string, string>>;
  beyond_seats: string | null;
}

/** A game's words in a language, for games whose words are not among the browser's pages. */
export interface GameWords {
  messages: string;
  kinds: GameKinds;
}

/** A steward took a seat over or, where `steward` is null, its player came back. `told` says how many events one had been told by then: where it belongs in the log. `cause` says why it came, that the seat was given away for good (`replaced`), or that somebody new sits there (`joined`). */
export interface Handover {
  seat: number;
  steward: string | null;
  made: string;
  told: number;
  cause: "joined" | "left" | "replaced" | "time" | null;
}

/** The best plans for the decision one is asked for, three at most, the best first. They were found at a version of what the seat sees: at a later one the bot may think otherwise. */
export interface Hint {
  decision: number;
  version: number;
  choices: Choice[];
}

/** For each version from the first on, how many events one had been told by then; fewer again after an undo. */
export interface History {
  told: number[];
}

/** Days off; `now`: whether today is one of them. */
export interface Holiday {
  id: string;
  first: string;
  last: string;
  now: boolean;
}

/** One's days off that are not over, and how many more one may have in each year from this one on. */
export interface HolidayList {
  a_year: number;
  left: Record<string, number>;
  holidays: Holiday[];
}

/** A seat at one device: a person by a name, or a bot. */
export interface HotSeat {
  name: string | null;
  bot: string | null;
}

/** A game of several people at one device, which begins at once. */
export interface HotSeatTable {
  game: string;
  seats: HotSeat[];
  options: Record<string, unknown>;
  pause: boolean;
  key?: string;
}

/** Where one is invited, the latest first. */
export interface InvitationList {
  invitations: TableInvitation[];
}

/** Who shall come: the owner of an account by their login or, one of both, a friend by the id of their page. */
export interface Invite {
  login?: string;
  friend?: string;
}

/** Sitting down; a table that is not public asks for its invitation. */
export interface Join {
  seat?: number;
  invitation?: string;
}

/** What one kind of chance gave or took in the whole game. */
export interface KindSum {
  kind: string;
  luck: number;
  error: number;
}

/** How far one is from a seat. */
export interface Knock {
  asked: boolean;
  invited: boolean;
}

/** A place in a chapter: what the coach shows there, what one sees, and the moves that the step asks for. `asked` are its own moves that come next; those of the sight may also lead to the same as several of them. Of the view's events the first `told` had happened before the step began. `step` is the number of steps at the end. */
export interface LessonPlace {
  step: number;
  name: string;
  point: string[];
  asks: boolean;
  choices: string[];
  asked: (string | number)[][];
  done: (string | number)[][];
  told: number;
  sight: Sight;
}

/** Who was spoken to in private, in the seat they had then; the name is null once they have left us. */
export interface Listener {
  seat: number;
  name: string | null;
}

/** A bank for the whole game, and an increment with each decision; a reaction has a time of its own. */
export interface LiveClock {
  type: "live";
  bank: number;
  increment: number;
}

/** Whether somebody looks at the table; who has it open behind something else wishes to be told of their turn. */
export interface LookMessage {
  type: "look";
  looking: boolean;
}

/** What one kind of chance gave or took, by seat. */
export interface LuckBy {
  kind: string;
  luck: number[];
}

/** The language and time zone of a browser: they count for who has never said any wishes. */
export interface Manners {
  language: "de" | "en" | "it";
  zone: string;
}

/** Who one is; all null for somebody without a session. */
export interface Me {
  name: string | null;
  login: string | null;
}

/** A deed that cost its seat chances: what was done, what would have been better, and by how much. */
export interface Mistake {
  point: number;
  seat: number;
  did: (string | number)[][];
  better: (string | number)[][];
  loss: number;
  error: number;
}

/** A moment of a finished game as an observer saw it; `hands`: as each seat did, if asked for, without events. */
export interface Moment {
  sight: Sight;
  hands: Record<string, unknown>[];
}

/** Moves to be made one after the other, all of them or none. */
export interface Moves {
  moves: (string | number)[][];
  decision?: number;
  key?: string;
  since?: number;
}

/** Moves of the own seat, all of them or none. */
export interface MovesMessage {
  type: "moves";
  moves: (string | number)[][];
  decision: number;
  key: string;
}

/** The seats of those whose remarks one does not wish to read: muted here or elsewhere, or ignored. */
export interface Muted {
  seats: number[];
}

/** That somebody's name is one that nobody should have to read. */
export interface NameReport {
  why: string;
}

/** A login for the person one already is; without a session also the name of a new person. */
export interface NewAccount {
  login: string;
  password: string;
  name?: string;
}

/** A mail address for one's account; one says one's password or, without one, uses a passkey once more. */
export interface NewAddress {
  address: string;
  manners: Manners;
  password?: string;
  answer?: Record<string, unknown>;
}

/** A box as it is kept in a file; values that are not given are ours. */
export interface NewBox {
  game: string;
  name: string;
  values: Record<string, unknown>;
  tenka_box?: 1;
}

/** Values to be looked at. */
export interface NewBoxCheck {
  game: string;
  values: Record<string, unknown>;
}

/** Somebody who wants to play at once. */
export interface NewGuest {
  name: string;
}

/** From the first day to the last, both of them free, by the calendar of a zone. */
export interface NewHoliday {
  first: string;
  last: string;
  zone: string;
}

/** An address that is called; without a form it is the one that its host wants. */
export interface NewHookChannel {
  kind: "hook";
  url: string;
  manners: Manners;
  form?: "discord" | "json" | "slack";
}

/** Where one is in a chapter, and what one does there: make moves, or tap something that has these names. With neither one only goes there. */
export interface NewLessonStep {
  step: number;
  done?: (string | number)[][];
  moves?: (string | number)[][];
  tap?: string[];
}

/** A standing order to give or to take back, written like a move. */
export interface NewOrder {
  order: (string | number)[];
}

/** A passkey that was made for one's account. */
export interface NewPasskey {
  name: string;
  answer: Record<string, unknown>;
}

/** An account of the guest one is, with a passkey instead of a password. */
export interface NewPasskeyAccount {
  login: string;
  name: string;
  answer: Record<string, unknown>;
}

/** A browser's subscription; with `former`, one in place of which it stands: it is used as that was. */
export interface NewPushChannel {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
  manners: Manners;
  former?: string;
}

/** Something to say: to everybody or, with `to`, to the people in these seats alone. */
export interface NewRemark {
  text: string;
  to?: number[];
}

/** A table as its owner wants it. */
export interface NewTable {
  game: string;
  seats: ("me" | "open" | BotSeat)[];
  options?: Record<string, unknown>;
  public?: boolean;
  pause?: boolean;
  steward?: string | null;
  clock?: LiveClock | DecisionClock | null;
  hints?: boolean;
  rated?: boolean;
  house?: string | null;
  language?: string | null;
  key?: string;
  overtime?: "ask" | "steward";
}

/** A question; `about` and `heir` are for replacing somebody. The clock alone asks whether a bot shall stand in. */
export interface NewVote {
  kind: "call-off" | "extend" | "pause" | "replace" | "resume" | "stand-in";
  about?: number | null;
  heir?: "bot" | "person" | null;
  key?: string;
}

/** All about how one is told; `offered` are the ways that this server has. */
export interface NoticeSettings {
  offered: ("email" | "hook" | "push")[];
  push_key: string | null;
  address: string | null;
  pending: string | null;
  channels: OwnChannel[];
  feed: string | null;
  calendar: string | null;
  wishes: NoticeWishes | null;
}

/** In which language one is told of what, and when. */
export interface NoticeWishes {
  language: "de" | "en" | "it";
  zone: string;
  silent: SilentHours | null;
  digest: number;
  unwanted: ("invited" | "over" | "said" | "short" | "turn")[];
}

/** With whom somebody has played, and how often. */
export interface OpponentInfo {
  person: PersonInfo;
  games: number;
}

/** One's own standing orders at a table, in the order they were given; nobody else is ever told of them. */
export interface Orders {
  orders: (string | number)[][];
}

/** Whenever they change, and after the first message, in games that have any. */
export interface OrdersMessage {
  type: "orders";
  orders: (string | number)[][];
}

/** A box that one has saved; `values` are those that differ from ours, `hash` stands for them. */
export interface OwnBox {
  id: string;
  game: string;
  name: string;
  hash: string;
  values: Record<string, unknown>;
  changed: string;
}

/** A way to reach one: `about` is what tells it from others, `broken` why it does not work any more. */
export interface OwnChannel {
  id: string;
  kind: "email" | "hook" | "push";
  mode: "digest" | "off" | "once";
  about: string;
  broken: string | null;
}

/** When one's steward took over or, where `steward` is null, one came back. */
export interface OwnHandover {
  steward: string | null;
  made: string;
}

/** Where one is in a chapter of a game's course. */
export interface OwnLesson {
  game: string;
  chapter: string;
  step: number;
  done: (string | number)[][];
  finished: boolean;
  changed: string;
}

/** A move one made, counted among one's own; null: the last step taken back. */
export interface OwnMove {
  number: number;
  move: (string | number)[] | null;
  made: string;
}

/** A passkey: its public half. */
export interface OwnPasskey {
  name: string;
  public_key: string;
  created: string;
  used: string | null;
}

/** One's own page: where it is, and what it shows to whom. */
export interface OwnProfile {
  id: string;
  settings: ProfileSettings;
}

/** A rating as it is kept, with what each game made of it. */
export interface OwnRating {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  changes: OwnStrength[];
}

/** Something one said; `to` is there only where it was private: the seats it was for. */
export interface OwnRemark {
  table: string;
  number: number;
  text: string;
  said: string;
  to?: number[];
}

/** A browser that knows one. */
export interface OwnSession {
  created: string;
  seen: string;
  browser: string | null;
  system: string | null;
}

/** A rating after a game, as it is kept. */
export interface OwnStrength {
  mu: number;
  sigma: number;
  made: string;
}

/** A table where one sits, or that one owns, with what one did there. */
export interface OwnTable {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  seat: number | null;
  owner: boolean;
  created: string;
  started: string | null;
  ended: string | null;
  moves: OwnMove[];
  orders: (string | number)[][];
  handovers: OwnHandover[];
}

/** Logging in with a passkey; `bring` takes along the seats one has had as a guest. */
export interface PasskeyCredentials {
  answer: Record<string, unknown>;
  bring: boolean;
}

/** A passkey of one's own. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: string;
  used: string | null;
}

/** One's passkeys, the oldest first, and whether one has a password beside them. */
export interface PasskeyList {
  passkeys: PasskeyInfo[];
  password: boolean;
}

/** What the browser is to be asked, in WebAuthn's JSON form; good for five minutes and one answer. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Another name for a passkey. */
export interface PasskeyRename {
  name: string;
}

/** Making a passkey; a guest says as whom they will log in. An account says its password or, where it has none, uses a passkey it has. */
export interface PasskeyWish {
  login?: string;
  password?: string;
  answer?: Record<string, unknown>;
}

/** Another password, or a first one beside passkeys; every other session ends. Who has one says the old one; who has none uses a passkey once more. */
export interface PasswordChange {
  new: string;
  old?: string;
  answer?: Record<string, unknown>;
}

/** Somebody with an account. */
export interface PersonInfo {
  id: string;
  name: string;
  face: Face | null;
}

/** A finished game; table and names are null where one may not know them. */
export interface PlayedGame {
  game: string;
  ended: string;
  place: number | null;
  players: number;
  rated: boolean;
  table: string | null;
  names: (string | null)[] | null;
}

/** Finished games, the latest first; the list goes on behind `next`, if it does. */
export interface PlayedList {
  games: PlayedGame[];
  next: string | null;
}

/** A position of the game: everybody's chances there, and what led to them since the point before. `told` says how many events one had been told by then: where it belongs in the log. The chances are those of the point before, plus `play` (what `seat` lost or won against a hint in its place; null: it is the beginning), plus `luck` (all the rest, by kinds of chance and by what could not be foreseen). */
export interface Point {
  told: number;
  seat: number | null;
  chances: number[];
  error: number[];
  play: number[];
  play_error: number[];
  luck: number[];
  luck_error: number[];
  by: LuckBy[];
  mark: "strong" | "weak" | null;
}

/** Who is here: for each seat whether somebody is, and how many watch. */
export interface Presence {
  seats: boolean[];
  spectators: number;
}

/** Somebody came or went; at most once a second, for all who did. */
export interface PresenceMessage {
  type: "presence";
  presence: Presence;
}

/** Somebody's page; what one may not see, and what there is not, is null. What is counted is counted over the `latest` finished games; null: over all. */
export interface Profile {
  person: PersonInfo;
  relation: "asked" | "asking" | "friend" | "none" | "self";
  ignored: boolean;
  likes: GameCount[] | null;
  opponents: OpponentInfo[] | null;
  ratings: RatingInfo[] | null;
  reliability: Reliability | null;
  latest: number | null;
}

/** One's face, and who sees which part of one's page. */
export interface ProfileSettings {
  face: Face | null;
  games: "everyone" | "friends" | "nobody";
  opponents: "everyone" | "friends" | "nobody";
  ratings: "everyone" | "friends" | "nobody";
  reliability: "everyone" | "friends" | "nobody";
}

/** A link, and the code that shows it: a row of squares a text, 1 for the dark ones. */
export interface QrCode {
  link: string;
  rows: string[];
}

/** A game with whoever wants the same. */
export interface QuickMatch {
  game: string;
  players: number;
  speed: "daily" | "live";
}

/** How a rating came to be, the oldest first, beside the bots of the game. */
export interface RatingHistory {
  points: RatingPoint[];
  bots: BotFigure[];
}

/** A rating with its interval of 95 %, on Elo's scale; `equals` is the strongest bot it is not below. */
export interface RatingInfo {
  game: string;
  figure: number;
  low: number;
  high: number;
  games: number;
  equals: string | null;
}

/** What a rating was after a game. */
export interface RatingPoint {
  figure: number;
  low: number;
  high: number;
  made: string;
}

/** A fact that speaks for a plan or against it: a message of the game or of all games, and what it takes. Figures, pieces and places are the position's, as the seat sees it; seats are numbers. */
export interface Reason {
  id: string;
  params: Record<string, string | number | string[]>;
  good: boolean;
}

/** A new password, by the token of a mail; all sessions end. */
export interface Recovery {
  token: string;
  password: string;
}

/** A submission was refused; nothing has changed. `again` says that the same may succeed later. */
export interface RefusedMessage {
  type: "refused";
  key: string | null;
  error: Error;
  again: boolean;
}

/** How many finished games had a clock, and in how many of these nobody had to stand in. */
export interface Reliability {
  games: number;
  kept: number;
}

/** Something said at the table; the name is null once its author has left us. Remarks are counted for each reader by themselves: `number` says how many one has been told, this one included. `to` is there only where it was said in private: to nobody but these. */
export interface Remark {
  number: number;
  seat: number | null;
  name: string | null;
  text: string;
  said: string;
  to?: Listener[];
}

/** Another name. */
export interface Rename {
  name: string;
}

/** The owner gives a seat to a bot, or opens it. */
export interface Reseat {
  place: "open" | BotSeat;
}

/** First of all for somebody who came back in time: only what may have changed aside from the game. */
export interface ResumedMessage {
  type: "resumed";
  table: TableInfo;
  presence: Presence;
}

/** Something said to the table or, with `to`, to the people in these seats alone. */
export interface SayMessage {
  type: "say";
  text: string;
  key: string;
  to?: number[];
}

/** Who sits there: a bot, a person, somebody who has left us (`name` null), or nobody yet (`open`). */
export interface SeatInfo {
  open: boolean;
  name: string | null;
  bot: string | null;
  waiting: boolean;
  you: boolean;
  steward: string | null;
  time: SeatTime | null;
  alike: boolean;
  hosted: boolean;
  house: string | null;
  kept: boolean;
  kept_for: string | null;
  vacant: boolean;
  vanished: boolean;
}

/** A seat's whole game: end = start + own play + others' play + luck. */
export interface SeatSum {
  start: number;
  end: number;
  own: number;
  others: number;
  luck: number;
  own_error: number;
  others_error: number;
  luck_error: number;
  by: KindSum[];
}

/** The time of whoever sits there: milliseconds that were `left` of the `whole` when this was sent. It `runs`, or it stands: because they are not asked, nobody else plays (`alone`), it is a `weekend`, a pause was agreed on (`suspended`), or they are on `holiday`. */
export interface SeatTime {
  left: number;
  whole: number;
  state: "alone" | "holiday" | "not-asked" | "runs" | "suspended" | "weekend";
}

/** A browser that knows one: what it is, as far as it told, and when it was last used, to the hour. */
export interface SessionInfo {
  id: string;
  created: string;
  seen: string;
  browser: string | null;
  system: string | null;
  this: boolean;
}

/** Where one is logged in, the session that was used last first. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** All that one seat (null: a spectator) may know of the game, and what it may do. */
export interface Sight {
  seat: number | null;
  version: number;
  view: Record<string, unknown>;
  decision: number | null;
  legal: unknown[];
  edits: unknown[];
  can_undo: boolean;
}

/** All that one sees of the game: when it starts, from another seat, or after too much was missed. */
export interface SightMessage {
  type: "sight";
  sight: Sight;
}

/** When one is told nothing; it may go beyond midnight. */
export interface SilentHours {
  start: number;
  end: number;
}

/** When stewards took over, and when people came back, oldest first; no more than the last hundred. */
export interface Stewards {
  handovers: Handover[];
}

/** Whenever a steward takes over or somebody comes back, and after the first message, if there was any. */
export interface StewardsMessage {
  type: "stewards";
  handovers: Handover[];
}

/** What everybody who knows the table may know of it; the invitation is for those who sit there. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  public: boolean;
  pause: boolean;
  status: "open" | "over" | "running";
  seats: SeatInfo[];
  owner: number | null;
  created: string;
  rematch: string | null;
  invitation: string | null;
  steward: string | null;
  clock: LiveClock | DecisionClock | null;
  hints: boolean;
  rated: boolean;
  uploaded: boolean;
  language: string | null;
  matched: boolean;
  admissions: Admission[];
  overtime: "ask" | "steward";
  suspended: boolean;
  called_off: boolean;
  votes: Vote[];
}

/** A table where one is invited to sit down; `by` is null once whoever invited has left us. */
export interface TableInvitation {
  id: string;
  table: TableInfo;
  by: string | null;
}

/** Tables, in the order they should be shown; the list goes on behind `next`, if it does. */
export interface TableList {
  tables: TableInfo[];
  next: string | null;
}

/** The table changed: who sits there, whether it runs, where it goes on. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** A remark, by the number that one knows it by, or (by `seat`) the name of who sits there: one of the two. */
export interface TableReport {
  remark?: number;
  seat?: number;
  why: string;
}

/** To whoever's time has run out, alone: a few seconds more (`overtime`), or the rules reacted for them. */
export interface TimeMessage {
  type: "time";
  what: "lapsed" | "overtime";
}

/** Something to try out from one's own seat, where nothing of it counts. The line is all that was played in it so far, others' moves included: those that came back, and one's own next ones. A shorter line takes back. */
export interface Trial {
  line: TrialMove[];
  at?: number;
}

/** A move of a line, and whose it is. */
export interface TrialMove {
  seat: number;
  move: (string | number)[];
}

/** A trial until one is asked again or it is over: the line with what others did, and what one sees there. Of the view's events the first `told` had happened before it began. The version is the one it began at. */
export interface Tried {
  line: TrialMove[];
  told: number;
  sight: Sight;
  over: boolean;
}

/** A point, by its place among all, that changed a seat's chances much: by play (of whom), or by luck (what). */
export interface TurningPoint {
  point: number;
  seat: number;
  change: number;
  cause: "luck" | "play";
  by: number;
  kind: string | null;
}

/** One's own last step taken back. */
export interface Undo {
  decision?: number;
  key?: string;
  since?: number;
}

/** The own last step taken back. */
export interface UndoMessage {
  type: "undo";
  decision: number;
  key: string;
}

/** What changed for one seat (or the spectators) since the version `since`. `changes` are pairs of a path into the view and the value now there; of the view's events the first `kept` remain, `events` follow them. `legal`, `edits` and `can_undo` are there only where they changed, `decision` for every seat. */
export interface Update {
  version: number;
  since: number;
  changes: unknown[];
  kept: number;
  events: unknown[];
  decision?: number;
  legal?: unknown[];
  edits?: unknown[];
  can_undo?: boolean;
  key?: string;
}

/** What changed in the game. */
export interface UpdateMessage {
  type: "update";
  version: number;
  since: number;
  changes: unknown[];
  kept: number;
  events: unknown[];
  decision?: number;
  legal?: unknown[];
  edits?: unknown[];
  can_undo?: boolean;
  key?: string;
}

/** A record that one has brought from a file. */
export interface Upload {
  table: string;
  game: string;
  made: string;
}

/** An answer; it cannot be changed. */
export interface Voice {
  yes: boolean;
}

/** A question to the people at a table: its `kind`, `about` whose seat it is, and who is to have that (`heir`). `asked` are the seats with a voice, `need` how many of them must say yes. Without an `outcome` it can be answered for `left` milliseconds more. */
export interface Vote {
  number: number;
  kind: "call-off" | "extend" | "pause" | "replace" | "resume" | "stand-in";
  by: number | null;
  about: number | null;
  heir: "bot" | "person" | null;
  left: number;
  asked: number[];
  need: number;
  yes: number[];
  no: number[];
  outcome: "carried" | "rejected" | null;
}

/** A table as one sees it; `sight` is null until the game starts. */
export interface Whole {
  table: TableInfo;
  epoch: string;
  presence: Presence;
  sight: Sight | null;
}

/** First of all, and whenever the sender has seen too little: everything, the latest remarks included. */
export interface WholeMessage {
  type: "whole";
  table: TableInfo;
  epoch: string;
  presence: Presence;
  sight: Sight | null;
  remarks: Remark[];
  earlier: boolean;
}

export type FromServer = WholeMessage | ResumedMessage | SightMessage | UpdateMessage | DoneMessage | RefusedMessage | TableMessage | ChatMessage | PresenceMessage | OrdersMessage | AnsweringMessage | StewardsMessage | TimeMessage;

export type FromClient = MovesMessage | UndoMessage | SayMessage | LookMessage;
