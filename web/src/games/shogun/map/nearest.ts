const RINGS = [0, 8, 15, 22]; // pixels: a tap this close to a lit province means it
const DIRECTIONS = 12;

/** The wanted province whose land lies at a place of the screen or, if none does, nearest around it. */
export function nearest(x: number, y: number, wanted: string[]): string | null {
  for (const radius of RINGS)
    for (let turn = 0; turn < (radius ? DIRECTIONS : 1); turn++) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      const found = provinceAt(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      if (found && wanted.includes(found)) return found;
    }
  return null;
}

function provinceAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-province], [data-land]");
  return found?.dataset["province"] ?? found?.dataset["land"] ?? null;
}
