import type { House } from "$src/art/crests/crests";
import { launch } from "$src/table/stage/flying";
import { animate } from "$src/table/stage/motion";
import Flyer from "./Flyer.svelte";

const FLIGHT = 330; // milliseconds
const TUMBLE = 760;

/** A stack that marches from place to place over everything, and is gone. */
export function fly(house: House, way: readonly DOMRect[], delay = 0): void {
  const points = way.map(middle);
  const frames = [
    ...points.map((translate, i) => ({ translate, opacity: 1, offset: (0.85 * i) / (points.length - 1) })),
    { translate: points.at(-1) ?? "0 0", opacity: 0, scale: 0.7 },
  ];
  launch(Flyer, { house }, frames, FLIGHT, delay);
}

/** A die that rolls in, and shows its number when it lies. */
export function tumble(die: Element, delay = 0): void {
  const frames = [
    { translate: "-2.4em -0.9em", rotate: "-620deg", offset: 0 },
    { translate: "-0.9em 0.15em", rotate: "-250deg", offset: 0.4 },
    { translate: "-0.3em -0.35em", rotate: "-90deg", offset: 0.65 },
    { translate: "0 0", rotate: "0deg", offset: 1 },
  ];
  animate(die, frames, TUMBLE, delay);
  const number = die.querySelector("text");
  if (number) animate(number, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], TUMBLE, delay);
}

function middle(place: DOMRect): string {
  return `${place.x + place.width / 2}px ${place.y + place.height / 2}px`;
}
