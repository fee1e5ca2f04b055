import type { ShogunView } from "../view";

/** What is printed on the land besides its owner: what provinces yield, what stands in them, or the regions. */
export const LAYERS = ["values", "buildings", "regions"] as const;
export type Layer = (typeof LAYERS)[number];

const USUAL: Record<ShogunView["phase"], Layer> = {
  draft: "values",
  group: "values",
  plan: "values",
  place: "buildings",
  march: "buildings",
  move: "buildings",
  revolt: "regions",
  over: "regions",
};

/** Which layer is shown: what suits the moment, until one wishes for another, as long as it lasts. */
class Layers {
  #wish = $state.raw<{ layer: Layer; phase: string } | null>(null);

  shown({ phase }: ShogunView): Layer {
    return this.#wish?.phase === phase ? this.#wish.layer : USUAL[phase];
  }

  wish(layer: Layer, { phase }: ShogunView): void {
    this.#wish = { layer, phase };
  }
}

export const layers = new Layers();
