const KEY = "tenka.fingerprints";
const MOST = 200; // tables whose fingerprints are kept

type Kept = [table: string, fingerprint: string][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** Keep the fingerprint of a game that is not over, as this browser first saw it: it is compared at the end. */
export function keepPromise(table: string, fingerprint: string): void {
  const known = kept();
  if (known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [table, fingerprint]].slice(-MOST)));
  } catch {
    // then there is only what the server says
  }
}

/** The fingerprint that this browser saw before the end, if it was there. */
export function promised(table: string): string | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}
