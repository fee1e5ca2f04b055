/** A word that nobody has used before: what is sent twice with the same one is done once. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
