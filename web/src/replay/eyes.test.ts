import { expect, test } from "vitest";
import { addressOf, observerOf, spotIn } from "./eyes";

const spot = (search: string) => spotIn(new URL(`http://x/table/t/replay${search}`), 3);

test("an address and the spot it names are the same both ways", () => {
  for (const eyes of [0, 2, "none", "all"] as const)
    for (const moment of [null, 1, 250])
      expect(spotIn(new URL(addressOf("t", { eyes, moment }), "http://x"), 3)).toEqual({ eyes, moment });
});

test("what is no seat or no moment is the spectators' beginning", () => {
  for (const search of [
    "",
    "?seat=3",
    "?seat=-1",
    "?seat=x",
    "?moment=0",
    "?moment=-2",
    "?moment=1e3",
    "?seat=00",
  ])
    expect(spot(search)).toEqual({ eyes: "none", moment: null });
});

test("with all hands open the spectators' versions count", () => {
  expect([observerOf("all"), observerOf("none"), observerOf(1)]).toEqual(["none", "none", "1"]);
});
