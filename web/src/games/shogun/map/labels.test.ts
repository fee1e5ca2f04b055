import { expect, test } from "vitest";
import { DATA } from "../data/data";
import { labels, nameSize, type Told } from "./labels";

const ALL: Told[] = DATA.provinces.map(({ id }, i) => ({
  state: { province: id, out: false, owner: i % 5, armies: 2, buildings: [], unrest: 0 },
  name: id.replace(/_.*/, ""),
  wanted: false,
  own: i % 5 === 0,
  planned: false,
}));
const out = (part: string, found: Map<string, unknown>) =>
  ALL.filter(({ state }) => !found.has(`${part}-${state.province}`)).map(({ state }) => state.province);

test("at 1280×800 armies, values and sites always find room, and few names do not", () => {
  for (const layer of ["values", "buildings"] as const) {
    const found = labels(ALL, layer, 0.78);
    expect(out("army", found)).toEqual([]);
    expect(out(layer === "values" ? "values" : "sites", found)).toEqual([]);
    expect(out("name", found).length).toBeLessThanOrEqual(8);
  }
});

test("on a large screen values and sites are there together", () => {
  const found = labels(ALL, "values", 1.155);
  expect(["army", "values", "sites"].flatMap((part) => out(part, found))).toEqual([]);
  expect(out("name", found).length).toBeLessThanOrEqual(2);
});

test("two names never read as one", () => {
  for (const unit of [0.728, 0.78, 0.9, 1.155]) {
    const found = labels(ALL, "values", unit);
    const names = ALL.flatMap(({ state, name }) => {
      const at = found.get(`name-${state.province}`);
      return at ? [{ ...at, wide: name.length * nameSize(16, unit) * 0.6 }] : [];
    });
    for (const one of names)
      for (const other of names)
        if (one !== other && Math.abs(one.y - other.y) * unit < 6)
          expect(Math.abs(one.x - other.x)).toBeGreaterThan((one.wide + other.wide) / 2);
  }
});

test("the name of what can be chosen goes before others", () => {
  const [missing] = out("name", labels(ALL, "values", 0.6));
  expect(missing).toBeDefined();
  const wanted = ALL.map((each) => ({ ...each, wanted: each.state.province === missing }));
  expect(out("name", labels(wanted, "values", 0.6))).not.toContain(missing);
});

test("what is out of the game has no labels", () => {
  const found = labels(
    [{ ...(ALL[0] as Told), state: { ...(ALL[0] as Told).state, out: true } }],
    "values",
    1,
  );
  expect(found.size).toBe(0);
});
