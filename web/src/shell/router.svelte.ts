/** The pages to which links in mails lead. */
export type MailRoute = "confirm" | "recover" | "unsubscribe";

/** Where one is: the page, and what belongs to it. */
export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; analysis: boolean }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; chapter: string }
  | { page: "boxes"; game: string }
  | { page: "records" }
  | { page: "person"; id: string }
  | { page: "ratings"; game: string }
  | { page: "account" }
  | { page: "mail"; what: MailRoute; token: string }
  | { page: "credits" }
  | { page: "nowhere" };

function read(path: string): Route {
  const [, first = "", second = "", third = "", ...rest] = partsOf(path);
  if (first === "learn" && second && !rest.length) return { page: "learn", game: second, chapter: third };
  if (first === "table" && second && third === "replay" && !rest.length)
    return { page: "replay", id: second };
  const analysis = first === "table" && third === "analysis";
  if (rest.length || (third && !analysis)) return { page: "nowhere" };
  if (first === "" && second === "") return { page: "lobby" };
  if (first === "table" && second) return { page: "table", id: second, analysis };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "people" && second) return { page: "person", id: second };
  if (first === "ratings") return { page: "ratings", game: second };
  if (first === "boxes") return { page: "boxes", game: second };
  if ((first === "confirm" || first === "recover") && !second)
    return { page: "mail", what: first, token: "" };
  if (first === "unsubscribe" && second) return { page: "mail", what: first, token: second };
  if ((first === "account" || first === "credits" || first === "records") && !second) return { page: first };
  return { page: "nowhere" };
}

/** The parts of a path; of one that cannot be read, what leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").map((part) => decodeURIComponent(part));
  } catch {
    return ["", "nowhere", "at all"];
  }
}

class Router {
  #address = $state(location.href);

  constructor() {
    addEventListener("popstate", () => (this.#address = location.href));
    addEventListener("hashchange", () => (this.#address = location.href));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get url(): URL {
    return new URL(this.#address);
  }
  get route(): Route {
    return read(this.url.pathname);
  }

  /** Go to another page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#address = location.href;
    if (!location.hash) scrollTo(0, 0);
  }

  /** Change the address of where one is, without a step for the back button. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#address = location.href;
  }

  /** Plain clicks on links to our own pages stay in the page. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/") ||
      link.pathname.startsWith("/docs")
    )
      return;
    if (link.hash && link.href === location.href) return; // the browser goes to that place again
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
