import { expect, test } from "vitest";
import { stages } from "./plan";

const label = (text: string, short = text, group = "") => ({ text, short, group });

test("steps of one kind that follow each other are told together, others whole", () => {
  const plan = [
    label("Place a Bushi in Kantō", "Bushi", "Place in Kantō"),
    label("Place a Samurai in Kantō", "Samurai", "Place in Kantō"),
    label("Pay"),
    label("Pay"),
    label("Place a Bushi in Kinai", "Bushi", "Place in Kinai"),
  ];
  expect(stages(plan)).toEqual([
    { heading: "Place in Kantō", steps: ["Bushi", "Samurai"] },
    { heading: "", steps: ["Pay"] },
    { heading: "", steps: ["Pay"] },
    { heading: "", steps: ["Place a Bushi in Kinai"] },
  ]);
  expect(stages([])).toEqual([]);
});
