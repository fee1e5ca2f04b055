import { winnersOf } from "./winners";

/** What the end hung on, for whoever looks: a message, and what it says. */
export interface Verdict {
  id: "won" | "won-by" | "won-tie" | "shared" | "lost" | "lost-by" | "over" | "over-by";
  /** By how many points. */
  points: number;
  /** The winner, if it is somebody else; the place one came to. */
  winner: number;
  place: number;
  /** Whether points decided it, or what did. */
  counted: boolean;
  why: string;
}

interface Result {
  scores: readonly number[];
  ranking: readonly number[];
  winners?: readonly number[];
  why?: unknown;
}

/** By what somebody has won or lost; where something else than points decided, as the game says, there is no telling by how many. */
export function verdictOf(result: Result, seat: number | null, otherwise: readonly string[] = []): Verdict {
  const winners = winnersOf(result);
  const [winner = 0] = winners;
  const most = (seats: readonly number[]) => Math.max(...seats.map((each) => result.scores[each] ?? 0));
  const others = result.ranking.filter((each) => !winners.includes(each));
  const lead = most(winners) - (others.length ? most(others) : 0);
  const why = String(result.why);
  const counted = lead >= 0 && !otherwise.includes(why);
  const found = {
    points: lead,
    counted,
    why,
    winner,
    place: seat === null ? 0 : result.ranking.indexOf(seat) + 1,
  };
  if (winners.length > 1 && (seat === null || winners.includes(seat))) return { ...found, id: "shared" };
  if (seat === null) return { ...found, id: counted && lead ? "over-by" : "over" };
  if (seat === winner) return { ...found, id: !counted ? "won" : lead ? "won-by" : "won-tie" };
  const behind = (result.scores[winner] ?? 0) - (result.scores[seat] ?? 0);
  return { ...found, points: behind, id: counted && behind ? "lost-by" : "lost" };
}
