import { describe, expect, it } from "vitest";
import { lastFields } from "./motion/marks";
import { keyed, ranked, symbols, without, type ShitennoView } from "./view";

describe("cards", () => {
  it("has as many symbols as a card shows", () => {
    expect(symbols("koku_3")).toEqual(["koku", "koku", "koku"]);
    expect(symbols("sohei")).toEqual(["sohei"]);
    expect(symbols("bushi_sohei")).toEqual(["bushi", "sohei"]);
  });
  it("takes away each card as often as it is there", () => {
    expect(without(["samurai", "samurai", "koku_1"], ["samurai"])).toEqual(["samurai", "koku_1"]);
    expect(without(["samurai"], ["bushi"])).toEqual(["samurai"]);
  });
  it("tells equal cards apart", () => {
    expect(keyed(["koku_1", "koku_1"]).map((each) => each.key)).toEqual(["koku_1 1", "koku_1 2"]);
  });
});

describe("seats", () => {
  it("are in the order of their titles", () => {
    const seats = ["hatamoto", "daimyo", "sensei"].map((title) => ({ title }));
    expect(ranked({ seats } as unknown as ShitennoView)).toEqual([1, 2, 0]);
  });
});

describe("events", () => {
  const placed = (seat: number, province: string, field: number) => ({
    kind: "placed",
    data: { seat, province, field },
    to: null,
  });
  it("mark the fields of the last turn only", () => {
    const events = [placed(0, "kanto", 1), placed(1, "kanto", 2), placed(1, "chubu", 1)];
    const found = lastFields({ events } as unknown as ShitennoView);
    expect(found).toEqual([
      { province: "chubu", field: 1 },
      { province: "kanto", field: 2 },
    ]);
  });
  it("mark nothing once a new year has begun", () => {
    const events = [placed(0, "kanto", 1), { kind: "year", data: {}, to: null }];
    expect(lastFields({ events } as unknown as ShitennoView)).toEqual([]);
  });
});
