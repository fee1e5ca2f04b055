import type { View } from "$src/table/model.svelte";

/** Who at the device is asked, in the order in which they get it; whoever has it keeps it while they are asked. */
export function nextAt(
  device: readonly number[],
  { pending }: Pick<View, "pending">,
  front: number | null,
): number | null {
  const asked = pending.map(({ seat }) => seat).filter((seat) => device.includes(seat));
  if (front !== null && asked.includes(front)) return front;
  return asked[0] ?? null;
}
