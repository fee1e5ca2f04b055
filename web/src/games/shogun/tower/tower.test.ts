import { expect, test } from "vitest";
import { LASTS, choreography, counted } from "./choreography";
import { equation } from "./equation";
import { lastThrow, throws, type Thrown } from "./throws";
import { TRAY } from "./tray";

// The rulebook's example: blue attacks Kōzuke with 4 against yellow's 3; 3 blue, 1 yellow and a farmer fall out.
const THROWN: Thrown = { armies: [4, 3, 0], bonus: [0, 0, 0], tray: [0, 0, 0], out: [3, 1, 1] };
const told = (kind: string, data: object) => ({ kind, data: data as Record<string, unknown>, to: null });
const BATTLE = told("battle", {
  seat: 0,
  defender: 1,
  province: "kozuke",
  attackers: 3,
  defenders: 1,
  farmers: 1,
  helping: true,
  winner: 0,
  kept: 1,
});
const count = (thrown: Thrown, fate: string, colour: number) =>
  choreography(thrown).filter((fall) => fall.fate === fate && fall.colour === colour).length;

test("the same event falls the same way, another one in another", () => {
  expect(choreography(THROWN)).toEqual(choreography({ ...THROWN }));
  expect(choreography(THROWN)).not.toEqual(choreography({ ...THROWN, out: [3, 2, 1] }));
});

test("as many come out as were told; the others are caught, or were knocked loose", () => {
  expect([0, 1, 2].map((colour) => count(THROWN, "through", colour))).toEqual([3, 1, 0]);
  expect([0, 1, 2].map((colour) => count(THROWN, "caught", colour))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((colour) => count(THROWN, "loosened", colour))).toEqual([0, 0, 1]);
});

test("the tray is counted up, one by one, to what came out", () => {
  const numbers = counted(choreography(THROWN));
  expect(numbers.filter(({ colour }) => colour === 0).map((each) => each.count)).toEqual([1, 2, 3]);
  const last = numbers.filter(({ until }) => until === null);
  expect(last.toSorted((one, other) => one.colour - other.colour).map((each) => each.count)).toEqual([
    3, 1, 1,
  ]);
});

test("every way goes on in time, ends in time, and ends in the tray or unseen", () => {
  const large = { armies: [30, 20, 0], bonus: [1, 0, 0], tray: [0, 3, 5], out: [25, 12, 9] };
  for (const { fate, path } of [...choreography(THROWN), ...choreography(large)]) {
    const times = path.map((each) => each.at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
    const end = path.at(-1);
    expect(end?.at).toBeLessThanOrEqual(LASTS);
    expect(end?.seen).toBe(fate === "caught" ? 0 : 1);
    if (fate !== "caught") {
      expect(end?.x).toBeGreaterThan(TRAY.left);
      expect(end?.x).toBeLessThan(TRAY.right);
      expect(end?.y).toBeGreaterThan(TRAY.top);
    }
  }
});

test("no two cubes end at the same place", () => {
  const ends = choreography(THROWN)
    .filter((fall) => fall.fate !== "caught")
    .map((fall) => `${fall.path.at(-1)?.x} ${fall.path.at(-1)?.y}`);
  expect(new Set(ends).size).toBe(5);
});

test("a throw is told with its cause and outcome", () => {
  const events = [
    told("tower_filled", { thrown: [7, 7, 10], out: [5, 5, 6] }),
    told("attacked", { seat: 0, from: "shinano", to: "kozuke", armies: 4, defender: 1 }),
    told("thrown", THROWN),
    BATTLE,
    told("season", {}),
  ];
  expect(throws(events).map((each) => [each.cause?.kind, each.outcome?.kind])).toEqual([
    [undefined, undefined],
    ["attacked", "battle"],
  ]);
  expect(lastThrow(events)?.outcome).toBe(BATTLE);
  expect(lastThrow(events.slice(0, 1))?.thrown.out).toEqual([5, 5, 6]);
  expect(lastThrow([])).toBeNull();
});

test("farmers of a calm province help the defender", () => {
  expect(equation(BATTLE, 2)).toEqual({
    province: "kozuke",
    left: { colour: 0, count: 3 },
    right: [
      { colour: 1, count: 1 },
      { colour: 2, count: 1 },
    ],
    farmers: "help",
    green: 1,
    winner: 0,
    kept: 1,
  });
});

test("farmers of a province in unrest stand by", () => {
  const found = equation(told("battle", { ...BATTLE.data, helping: false, kept: 2 }), 2);
  expect(found.right).toEqual([{ colour: 1, count: 1 }]);
  expect([found.farmers, found.green]).toEqual(["watch", 1]);
});

test("where nobody rules, farmers defend", () => {
  const found = equation(told("battle", { ...BATTLE.data, defender: null, defenders: 0, farmers: 2 }), 2);
  expect(found.right).toEqual([{ colour: 2, count: 2 }]);
  expect(found.farmers).toBe("defend");
});

test("a revolt stands against the farmers, and may leave nobody", () => {
  const data = { seat: 1, province: "kai", armies: 2, farmers: 2, won: false, kept: 0 };
  const found = equation(told("quelled", data), 2);
  expect([found.left, found.right, found.winner]).toEqual([
    { colour: 1, count: 2 },
    [{ colour: 2, count: 2 }],
    null,
  ]);
});
