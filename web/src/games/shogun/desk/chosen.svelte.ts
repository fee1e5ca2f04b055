/** What is picked up or pointed at, the same on the map and on the planning board. */
class Chosen {
  /** The card picked up to be laid on a space. */
  card = $state.raw<string | null>(null);
  /** The space picked to take a card. */
  space = $state.raw<string | null>(null);
  /** The province under the pointer, or that has the focus. */
  hovered = $state.raw<string | null>(null);

  /** Pick a card up, or put it down again. */
  pick(card: string): void {
    this.card = this.card === card ? null : card;
  }

  /** Take a card to lay it somewhere, whatever was picked up before. */
  lift(card: string): void {
    this.card = card;
    this.space = null;
  }

  /** Nothing is picked up. */
  clear(): void {
    this.card = null;
    this.space = null;
  }
}

export const chosen = new Chosen();
