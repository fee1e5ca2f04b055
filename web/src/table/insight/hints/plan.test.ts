import { expect, test } from "vitest";
import { stages } from "./plan";

const step = (text: string, short = text, group = "", amount: number | null = null) => ({
  text,
  short,
  group,
  amount,
});

test("steps of one kind that follow each other are told together, others whole", () => {
  const plan = [
    step("Place a Bushi in Kantō", "Bushi", "Place in Kantō"),
    step("Place a Samurai in Kantō", "Samurai", "Place in Kantō"),
    step("Pay"),
    step("Done"),
    step("Place a Bushi in Kinai", "Bushi", "Place in Kinai"),
  ];
  expect(stages(plan, "en")).toEqual([
    { heading: "Place in Kantō", steps: ["Bushi", "Samurai"] },
    { heading: "", steps: ["Pay", "Done", "Place a Bushi in Kinai"] },
  ]);
  expect(stages([], "en")).toEqual([]);
});

test("a step that tells nothing here is left out", () => {
  expect(stages([step("Place in Kantō"), step(""), step("Pay and place")], "en")).toEqual([
    { heading: "", steps: ["Place in Kantō", "Pay and place"] },
  ]);
});

test("what adds up is told in one number", () => {
  const send = (short: string, amount: number | null) => step(`Send ${short}`, short, "Send", amount);
  expect(stages([step("March"), send("5.000", 5000), send("1.000", 1000), step("Go")], "it")).toEqual([
    { heading: "", steps: ["March", "Send: 6.000", "Go"] },
  ]);
  expect(stages([send("5.000", 5000), send("all", null)], "it")).toEqual([
    { heading: "Send", steps: ["5.000", "all"] },
  ]);
});
