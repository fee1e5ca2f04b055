import { lie, type Lie } from "./bubble";

const FOOT = 80; // pixels that tabs may take at the foot of a small screen
const HEAD = 64; // and the status line at its head

/** Where something lies beside what it speaks of, also while that moves. */
export class Beside {
  lies = $state.raw<Lie>({ side: "free", x: 0, y: 0, point: 0 });
  /** On a small screen it lies at the foot, unless what it speaks of does. */
  over = $state(false);

  /** Keep `box` beside `at`; what is returned ends it. */
  follow(box: HTMLElement, at: Element | null | undefined): () => void {
    const place = () => this.#place(box, at);
    place();
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }

  #place({ offsetWidth: width, offsetHeight: height }: HTMLElement, at: Element | null | undefined): void {
    const target = at?.isConnected ? at.getBoundingClientRect() : null;
    this.lies = lie({ width, height }, target, { width: innerWidth, height: innerHeight });
    this.over = target !== null && target.bottom > innerHeight - height - FOOT && target.top > height + HEAD;
  }
}
