/** What is pointed at or looked at, the same on the map and in every panel. */
class Chosen {
  /** The point under the pointer, or that has the focus. */
  hovered = $state.raw<string | null>(null);
  /** The province that fills the view; null: the whole map. */
  province = $state.raw<string | null>(null);
  /** The province that a year's end is told of; empty: everywhere; null: no year ends. */
  told = $state.raw<string | null>(null);
  /** Points a panel wants to be lit: a battle's, a march's, one's stacks in a list. */
  lit = $state.raw<readonly string[]>([]);
  /** The stacks that one wants to march, the first one first. */
  from = $state.raw<readonly string[]>([]);
  /** What a tap on the map means, where several things could be meant: a verb, or null for the nearest at hand. */
  doing = $state.raw<string | null>(null);
  /** What lies on the desk, or which of the panels below the map is open; null: what the moment asks for. */
  panel = $state.raw<string | null>(null);

  /** As at the beginning, at whatever table. */
  reset(): void {
    this.clear();
    this.hovered = null;
    this.province = null;
    this.told = null;
    this.panel = null;
  }

  /** Nothing is chosen. */
  clear(): void {
    this.doing = null;
    this.lit = [];
    this.from = [];
  }
}

export const chosen = new Chosen();
