// Birds, trees and weather: names for somebody who has not thought of one.
const NAMES =
  "Suzume Kaede Tsubame Hotaru Kasumi Matsu Hayate Tsubaki Kiri Ume Sagi Momiji Inari Yamabuki Karasu".split(
    " ",
  );

/** A name to begin with. */
export function someName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Suzume";
}
