/** A pair of a path into a view and the value that is now there; undefined: nothing is. */
export type Change = [path: (string | number)[], value: unknown];

/** The view after the changes; parts that did not change are shared with the old one. */
export function changed<T>(view: T, changes: Change[]): T {
  return changes.reduce<unknown>((found, [path, value]) => put(found, path, value), view) as T;
}

function put(part: unknown, path: (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(first), put(part[Number(first)], rest, value));
  const { [first]: old, ...others } = part as Record<string, unknown>;
  const now = put(old, rest, value);
  return now === undefined ? others : { ...(part as object), [first]: now };
}
