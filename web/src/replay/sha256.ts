const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of roots of the first primes, as FIPS 180-4 has them. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (primes(number)) found.push(((number ** (1 / root) % 1) * WORD) | 0);
  return found;
}

function primes(number: number): boolean {
  for (let part = 2; part * part <= number; part++) if (number % part === 0) return false;
  return true;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** A message as whole blocks: a bit, zeros, and its length. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

/** SHA-256 of up to some megabytes, in hexadecimal digits: pages that came by plain http have no WebCrypto. */
export function sha256(message: Uint8Array): string {
  const [state, round] = [fractions(8, 2), fractions(64, 3)];
  const data = padded(message);
  for (let block = 0; block < data.byteLength; block += 64) {
    const word = Array.from({ length: 16 }, (_, place) => data.getInt32(block + 4 * place));
    for (let place = 16; place < 64; place++) {
      const [a, b] = [word[place - 15] ?? 0, word[place - 2] ?? 0];
      const [low, high] = [
        turned(a, 7) ^ turned(a, 18) ^ (a >>> 3),
        turned(b, 17) ^ turned(b, 19) ^ (b >>> 10),
      ];
      word.push(((word[place - 16] ?? 0) + low + (word[place - 7] ?? 0) + high) | 0);
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let place = 0; place < 64; place++) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + mixed + ((e & f) ^ (~e & g)) + (round[place] ?? 0) + (word[place] ?? 0)) | 0;
      const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + other) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, place) => (state[place] = ((state[place] ?? 0) + part) | 0));
  }
  return state.map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The fingerprint of a seed in hexadecimal digits, as the kernel makes it. */
export function fingerprintOf(seed: string): string {
  const prefix = new TextEncoder().encode("tenka seed\0");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  return sha256(new Uint8Array([...prefix, ...bytes]));
}
