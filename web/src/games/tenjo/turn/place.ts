type Box = Pick<DOMRect, "x" | "y" | "height" | "right">;

const ROOM = 32; // pixels that the die takes above and below its middle

/** Where the die rolls: over the place where its points stand afterwards, growing inwards; without one, at the top. */
export function besideMap(place: Box | undefined, width: number, height: number): string {
  const { x, y, height: high, right } = place ?? { x: 0, y: 0, height: 0, right: 0 };
  const side = (x + right) / 2 > width / 2 ? `right:${width - right}px` : `left:${Math.max(0, x)}px`;
  return `${side};top:${Math.max(ROOM, Math.min(height - ROOM, y + high / 2))}px`;
}
