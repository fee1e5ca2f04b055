import { expect, test } from "vitest";
import { invitationIn, invitationLink } from "./invitation";

test("an invitation travels in the fragment, and comes back as it was", () => {
  const link = invitationLink("t_1", "a+b/c=", "https://play.example");
  expect(link).toBe("https://play.example/table/t_1#invitation=a%2Bb%2Fc%3D");
  expect(invitationIn(new URL(link))).toBe("a+b/c=");
});

test("other addresses carry none", () => {
  expect(invitationIn(new URL("https://play.example/table/t_1?invitation=x#more"))).toBeNull();
});
