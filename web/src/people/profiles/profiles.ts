import { call } from "$src/net/api";
import type {
  Board,
  Circle,
  Face,
  OwnProfile,
  PlayedList,
  Profile,
  ProfileSettings,
  RatingHistory,
} from "$src/wire";
import { CREAM, INK, type House } from "$src/art/crests/crests";

const of = (person: string, what = "") => `/api/people/${encodeURIComponent(person)}${what && `/${what}`}`;
const page = (limit: number, after?: string) =>
  new URLSearchParams({ limit: String(limit), ...(after ? { after } : {}) }).toString();

/** Pages of people, what one shows of oneself, and whom one knows. */
export const profiles = {
  read: (person: string) => call<Profile>("GET", of(person)),
  games: (person: string, limit: number, after?: string) =>
    call<PlayedList>("GET", `${of(person, "games")}?${page(limit, after)}`),
  history: (person: string, game: string) =>
    call<RatingHistory>("GET", of(person, `ratings/${encodeURIComponent(game)}`)),
  board: (game: string, limit: number, after?: string) =>
    call<Board>("GET", `/api/ratings/${encodeURIComponent(game)}?${page(limit, after)}`),
  own: () => call<OwnProfile>("GET", "/api/me/profile"),
  choose: (settings: ProfileSettings) => call<OwnProfile>("PUT", "/api/me/profile", settings),
  circle: () => call<Circle>("GET", "/api/me/circle"),
  befriend: (person: string) => call<Circle>("PUT", of(person, "friend")),
  part: (person: string) => call<Circle>("DELETE", of(person, "friend")),
  ignore: (person: string) => call<Circle>("PUT", of(person, "ignored")),
  report: (person: string, why: string) => call<undefined>("POST", of(person, "reports"), { why }),
  hear: (person: string) => call<Circle>("DELETE", of(person, "ignored")),
};

/** The colours of faces, those of seats, each with what is read best on it. */
export const COLOURS: Record<Face["colour"], [string, string]> = {
  vermilion: ["#B14013", CREAM],
  gold: ["#FCD32F", INK],
  lapis: ["#1C4399", CREAM],
  wisteria: ["#A28ADC", INK],
  ink: ["#1A1816", CREAM],
  green: ["#53AD8F", INK],
};

/** A face as it is drawn. */
export const drawn = ({ crest, pattern, colour }: Face): House => ({
  crest,
  pattern,
  colour: COLOURS[colour][0],
  on: COLOURS[colour][1],
});

/** The face of who has chosen none: a quiet one. */
export const FACELESS: Face = { crest: "kuyo", pattern: "seigaiha", colour: "ink" };
