const NAME = "invitation";

/** The link that lets somebody sit down at a table; the secret is in the fragment, which no server gets to see. */
export function invitationLink(table: string, invitation: string, origin = location.origin): string {
  return `${origin}/table/${encodeURIComponent(table)}#${NAME}=${encodeURIComponent(invitation)}`;
}

/** The invitation that an address carries. */
export function invitationIn(url: URL): string | null {
  return new URLSearchParams(url.hash.slice(1)).get(NAME);
}
