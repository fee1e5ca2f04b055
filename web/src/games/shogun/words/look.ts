import type { Closer } from "$src/art/inspecting.svelte";
import type { TableModel } from "$src/table/model.svelte";
import type { Looks } from "./looks";

let looks: Looks | null = null;
void import("./looks").then((found) => (looks = found.LOOKS)); // nobody looks closely at the first sight

type Rest<K extends keyof Looks> = Parameters<Looks[K]> extends [TableModel, ...infer More] ? More : never;

/** What one reads of something when one looks closely, once that has been loaded. */
export function look<K extends keyof Looks>(at: K, model: TableModel, ...more: Rest<K>): Closer | null {
  const tell = looks?.[at] as ((model: TableModel, ...more: unknown[]) => Closer) | undefined;
  return tell?.(model, ...more) ?? null;
}
