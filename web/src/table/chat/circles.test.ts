import type { Remark } from "$src/wire";
import { describe, expect, it } from "vitest";
import { circle, circleOf, circles } from "./circles";

const ANNA = { seat: 0, name: "Anna" };
const BRUNO = { seat: 1, name: "Bruno" };
const CARLA = { seat: 2, name: "Carla" };

function remark(
  by: { seat: number; name: string | null },
  ...to: { seat: number; name: string | null }[]
): Remark {
  return { number: 1, text: "", said: "", ...by, ...(to.length ? { to } : {}) };
}

describe("who talks with whom", () => {
  it("is everybody where nobody is named", () => {
    expect(circle(remark(ANNA), BRUNO)).toBeNull();
  });

  it("is the same for question and answer", () => {
    const asked = circle(remark(ANNA, BRUNO, CARLA), BRUNO);
    const answered = circle(remark(BRUNO, ANNA, CARLA), BRUNO);
    expect(asked).toEqual(answered);
    expect(asked?.people).toEqual([ANNA, CARLA]);
    expect(circleOf([CARLA, ANNA])).toEqual(asked);
  });

  it("is another for every set of people", () => {
    const said = [remark(ANNA, BRUNO), remark(ANNA), remark(CARLA, BRUNO), remark(BRUNO, ANNA)];
    expect(circles(said, BRUNO).map(({ people }) => people)).toEqual([[ANNA], [CARLA]]);
  });

  it("is another when somebody else sits in the seat", () => {
    const said = [remark(ANNA, BRUNO), remark(ANNA, { seat: 1, name: "Dora" })];
    expect(circles(said, ANNA)).toHaveLength(2);
  });

  it("leaves oneself out, wherever one sat then", () => {
    expect(circle(remark(ANNA, { seat: 3, name: "Bruno" }), BRUNO)?.people).toEqual([ANNA]);
  });
});
