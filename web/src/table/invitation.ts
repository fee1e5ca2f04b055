/** The link that lets friends sit down: the invitation is in its fragment, which no server and no log gets to see. */
export function invitationLink(table: string, invitation: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#${encodeURIComponent(invitation)}`;
}

/** The invitation that an address brings along. */
export function invitationIn(address: URL): string | null {
  try {
    return decodeURIComponent(address.hash.slice(1)) || null;
  } catch {
    return null; // no escape sequence of ours
  }
}
