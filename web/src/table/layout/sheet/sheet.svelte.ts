import { createContext, untrack, type Snippet } from "svelte";
import { phone } from "../large";
import { HALF, heights, STOPS, type Stop } from "./stops";

const AROUND = 150; // pixels that head and foot take, until it is measured

/** Of a small screen: the sheet over the foot of the map, with what is decided. A reload shows it as it was. */
export class Sheet {
  #stop = $state.raw<Stop>("half");
  /** Where it was before something was opened on it. */
  #before: Stop | null = null;
  /** Pixels that half of it is, and all of it. */
  half = $state(HALF);
  room = $state(innerHeight - AROUND);
  readonly #key: string;

  /** @param notes what is to be told first */
  constructor(
    table: string,
    readonly notes: () => Snippet,
  ) {
    this.#key = `tenka.sheet.${table}`;
    this.#stop = read(this.#key);
  }

  /** Whether the screen is so small that there is one. */
  get there(): boolean {
    return phone.current;
  }

  get stop(): Stop {
    return this.#stop;
  }

  set stop(stop: Stop) {
    this.#stop = stop;
    this.#before = null;
    try {
      sessionStorage.setItem(this.#key, stop);
    } catch {
      // then only for now
    }
  }

  /** How high it is. */
  get height(): number {
    return this.at(this.#stop);
  }

  /** How much of the map it takes away: the map below a full one is as it was. */
  get over(): number {
    return this.at(this.#stop === "full" ? "half" : this.#stop);
  }

  /** How high it is at a stop. */
  at(stop: Stop): number {
    return heights(this.room, this.half)[stop];
  }

  /** Something is asked anew: it is seen, and so is the map. */
  ask(): void {
    this.stop = "half";
  }

  /** Make room for something that is looked at; `lower` gives it back. */
  raise(to: Stop = "half"): void {
    const now = untrack(() => this.#stop);
    if (STOPS.indexOf(now) >= STOPS.indexOf(to)) return;
    const before = this.#before ?? now;
    this.stop = to;
    this.#before = before;
  }

  lower(): void {
    if (this.#before) this.stop = this.#before;
  }
}

function read(key: string): Stop {
  try {
    return STOPS.find((each) => each === sessionStorage.getItem(key)) ?? "half";
  } catch {
    return "half"; // storage is closed to us
  }
}

export const [getSheet, setSheet] = createContext<Sheet>();
