/** With whose eyes a replay is seen: a seat's, a spectator's, or a spectator's with all hands open. */
export type Eyes = number | "none" | "all";

/** A moment of a replay, as the address says it. */
export interface Spot {
  eyes: Eyes;
  /** The version of those eyes; null: from the beginning. */
  moment: number | null;
}

/** What an address asks for, at a table of so many seats. */
export function spotIn(address: URL, seats: number): Spot {
  const [seat, moment] = ["seat", "moment"].map((name) => address.searchParams.get(name) ?? "");
  const number = /^\d$/.test(seat ?? "") && Number(seat) < seats ? Number(seat) : null;
  return {
    eyes: number ?? (seat === "all" ? "all" : "none"),
    moment: /^[1-9]\d{0,8}$/.test(moment ?? "") ? Number(moment) : null,
  };
}

/** The address of a moment. */
export function addressOf(table: string, { eyes, moment }: Spot): string {
  const query = new URLSearchParams(moment === null ? {} : { moment: String(moment) });
  if (eyes !== "none") query.set("seat", String(eyes));
  const search = query.toString();
  return `/table/${encodeURIComponent(table)}/replay${search && `?${search}`}`;
}

/** The observer whose versions count. */
export const observerOf = (eyes: Eyes): string => (eyes === "all" ? "none" : String(eyes));
