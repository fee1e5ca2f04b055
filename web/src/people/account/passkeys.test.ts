import { expect, test } from "vitest";
import { decoded, encoded } from "./passkeys";

test("bytes come back from JSON as they were", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, place) => place);
  expect(decoded(encoded(bytes.buffer))).toEqual(bytes);
  expect(encoded(bytes.buffer)).not.toMatch(/[+/=]/);
});
