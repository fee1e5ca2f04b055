import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fingerprintOf, sha256 } from "./sha256";

test("it is SHA-256, whatever the length", () => {
  for (const length of [0, 1, 3, 43, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("a fingerprint is the kernel's", () => {
  const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(fingerprintOf(seed)).toBe("9ffd5a971f56b21592ad1dcc4f3796aba0d6c2e8982fd5b1054e1183c9a91311");
});
