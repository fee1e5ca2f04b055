import { expect, test } from "vitest";
import { thingsOf } from "./pointing";

test("a move is made with its button, and with what its parameters name", () => {
  const verbs = { place: ["province", "means"] };
  expect(thingsOf(["place", "kanto", "koku"], verbs)).toEqual([
    "move=place-kanto-koku",
    "province=kanto",
    "means=koku",
  ]);
  expect(thingsOf(["done"], verbs)).toEqual(["move=done"]);
});
