import type { Change } from "$src/net/changes";
import type { Meanwhile } from "$src/table/stage/beats";
import type { Offer, Own, TenjoView } from "../view";
import { allOffers } from "./offers";

const MAKES = ["offer", "propose", "drop"];
const FILLS = ["give", "give_koku", "give_hundreds", "ask", "ask_koku", "ask_hundreds"];
const ANSWERS = ["accept", "decline", "withdraw"];
const PASSAGES = ["admit", "shut"];
/** What one sees of one's own that is trade's. */
const OF_OWN = ["offers_left", "admits", "admitted_by"] as const satisfies readonly (keyof Own)[];

/** Trade goes on whatever is being told (T29); an offer for peace is told with the battle that it would end. */
export const trading: Meanwhile = {
  allows([verb, seat], now) {
    const named = String(verb);
    if (ANSWERS.includes(named)) return !isForPeace(now as TenjoView, named, Number(seat));
    return [...MAKES, ...FILLS, ...PASSAGES].includes(named);
  },
  shows(now, shown) {
    const [is, was] = [now as TenjoView, shown as TenjoView];
    const kinds = ["offers", "private_offers"] as const;
    const { own } = is;
    return [
      ...kinds.map((kind): Change => [[kind], together(is[kind], was[kind])]),
      [["offer_draft"], is.offer_draft],
      ...(own && was.own ? OF_OWN.map((part): Change => [["own", part], own[part]]) : []),
    ];
  },
};

/** Whether what is answered, or taken back, is an offer for peace. */
function isForPeace(view: TenjoView, verb: string, other: number): boolean {
  const [by, whom] = verb === "withdraw" ? [view.seat, other] : [other, view.seat];
  return allOffers(view).some(({ seat, to, peace }) => peace && seat === by && to === whom);
}

/** Offers as they are, those for peace as far as they have been told. */
function together(are: readonly Offer[], told: readonly Offer[]): Offer[] {
  return [...are.filter(({ peace }) => !peace), ...told.filter(({ peace }) => peace)];
}
