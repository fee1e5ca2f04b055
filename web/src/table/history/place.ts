/** Where one is at a table, as the address says it: at an earlier version, and trying things out. */
export interface Place {
  at: number | null;
  trying: boolean;
}

/** What an address asks for. */
export function placeIn(address: URL): Place {
  const at = address.searchParams.get("at") ?? "";
  return {
    at: /^[1-9]\d{0,8}$/.test(at) ? Number(at) : null,
    trying: address.searchParams.has("try"),
  };
}

/** The part of an address that says so. */
export function searchOf({ at, trying }: Place): string {
  const parts = [...(at === null ? [] : [`at=${at}`]), ...(trying ? ["try"] : [])];
  return parts.length ? `?${parts.join("&")}` : "";
}
