/** What a screen reader is told: politely (what happened), or at once (it is your turn). */
class Announcements {
  polite = $state("");
  assertive = $state("");
  #again = false;

  /** Tell when there is a pause. */
  tell(text: string): void {
    this.polite = this.#unlike(text);
  }

  /** Tell at once. */
  call(text: string): void {
    this.assertive = this.#unlike(text);
  }

  /** The same sentence twice is read twice only if it differs. */
  #unlike(text: string): string {
    this.#again = !this.#again;
    return this.#again ? `${text}\u00A0` : text;
  }
}

export const announcements = new Announcements();
