import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { fitting, LEAST, MOST, next, partAt, startFor, wheeled, whole, within, type Axis } from "./zooming";

const DRAG = 8; // pixels: what moves less is a click
const PAUSE = 400; // milliseconds of rest until the scale is told
const EDGE = 28; // pixels that are to be seen around what is brought into sight
const KEYS: Record<string, 1 | -1 | 0> = { "+": 1, "=": 1, "-": -1, "−": -1, "0": 0 };

interface Point {
  x: number;
  y: number;
}
/** What Safari tells of two fingers on a trackpad; others tell it as a wheel with ctrl. */
type Gesture = UIEvent & { scale: number; clientX: number; clientY: number };

/** A drawing to be looked at. */
interface Looking {
  /** Its width for its height. */
  aspect: number;
  /** Hears that a pinch or drag begins: what was pressed is not meant. */
  begun?: () => void;
  /** How close one can look. */
  most?: number;
}

const ZOOMS = new WeakMap<Element, Zoom>();

/** How one looks through a frame. */
export function zoomOf(frame: Element): Zoom | undefined {
  return ZOOMS.get(frame);
}

/**
 * How close one looks at a drawing. The frame scrolls like any other part of a page, so that a finger, the focus and
 * the page's own scrolling get along; the drawing in it is larger than the frame by `--wide` and `--high`:
 * `width: calc(100% + var(--wide, 0px))`, the height alike.
 */
export class Zoom {
  scale = $state(LEAST);
  #frame: HTMLElement | null = null;
  /** The part of the drawing in the middle of the frame: stays there when the frame changes its size. */
  #middle: Point = { x: 0.5, y: 0.5 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hears of a new scale, in percent, once it rests. */
  told: (percent: number) => void = () => undefined;

  readonly most: number;
  readonly #aspect: number;
  readonly #begun: () => void;

  constructor({ aspect, begun = () => undefined, most = MOST }: Looking) {
    this.#aspect = aspect;
    this.#begun = begun;
    this.most = most;
  }

  get closer(): boolean {
    return this.scale > LEAST;
  }

  /** Show it at another scale; what is at a place of the screen, or in the middle, stays there. */
  to(scale: number, at?: Point): void {
    if (!this.#frame) return;
    const place = this.#inside(at);
    this.#show(scale, this.#part(place), place);
  }

  /** One step closer or back, around what has the focus. */
  step(by: 1 | -1): void {
    const focused = this.#focused();
    const { left = 0, top = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {};
    this.to(
      next(this.scale, by, this.most),
      focused ? { x: left + width / 2, y: top + height / 2 } : undefined,
    );
    this.#reveal(focused);
  }

  /** Fill the frame with a part of the drawing: its edges, each 0 to 1. */
  fill(part: { x: number; y: number; width: number; height: number }): void {
    const frame = this.#frame;
    if (!frame) return;
    const { width, height } = whole(frame.clientWidth, frame.clientHeight, this.#aspect);
    const scale = Math.min(
      frame.clientWidth / (part.width * width),
      frame.clientHeight / (part.height * height),
    );
    this.#show(
      Math.max(LEAST, scale),
      { x: part.x + part.width / 2, y: part.y + part.height / 2 },
      this.#inside(),
    );
  }

  /** Bring a part of the drawing to the middle, at this scale or another. */
  centre(part: Point, scale = this.scale): void {
    if (this.#frame) this.#show(scale, part, this.#inside());
  }

  /** Bring a part of the screen to the middle, from further away where it does not fit. */
  reveal({ left, top, width, height }: { left: number; top: number; width: number; height: number }): void {
    const frame = this.#frame;
    if (!frame?.clientWidth) return;
    const fits = Math.min(fitting(width, frame.clientWidth, EDGE), fitting(height, frame.clientHeight, EDGE));
    const part = this.#part(this.#inside({ x: left + width / 2, y: top + height / 2 }));
    this.#show(this.scale * fits, part, this.#inside());
  }

  /** The whole drawing. */
  fit(): void {
    this.to(LEAST);
  }

  /** The frame through which one looks: fingers, wheel and mouse. */
  readonly frame: Attachment<HTMLElement> = (frame) => {
    this.#frame = frame;
    ZOOMS.set(frame, this);
    untrack(() => this.#size());
    const resized = new ResizeObserver(() => this.#settle());
    resized.observe(frame);
    const off = [
      on(frame, "focusin", ({ target }) => this.#reveal(target)),
      on(frame, "scroll", () => this.#scrolled(), { passive: true }),
      on(frame, "wheel", (event) => this.#wheel(event), { passive: false }),
      ...this.#pinching(frame),
      ...this.#gestures(frame),
      ...this.#dragging(frame),
    ];
    return () => {
      for (const each of off) each();
      resized.disconnect();
      clearTimeout(this.#timer);
      this.#frame = null;
    };
  };

  /** Where + − 0 are heard: the frame and all that lies over it. */
  readonly keys: Attachment<HTMLElement> = (node) =>
    on(node, "keydown", (event) => {
      const by = KEYS[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (by) this.step(by);
      else this.fit();
    });

  #wheel(event: WheelEvent): void {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
    if (!event.ctrlKey) {
      if (!this.closer || !pageScrolls()) return;
      event.preventDefault(); // the page's, also over what is closer
      scrollBy({ left: event.deltaX * lines, top: event.deltaY * lines, behavior: "instant" });
      return;
    }
    event.preventDefault();
    this.to(wheeled(this.scale, event.deltaY * lines), { x: event.clientX, y: event.clientY });
  }

  /** Two fingers: what was between them stays between them. One finger scrolls, as everywhere. */
  #pinching(frame: HTMLElement): (() => void)[] {
    let start: { part: Point; apart: number; scale: number } | null = null;
    const between = ([one, other]: Touch[]) => ({
      x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
      y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
    });
    const apart = ([one, other]: Touch[]) =>
      Math.hypot((one?.clientX ?? 0) - (other?.clientX ?? 0), (one?.clientY ?? 0) - (other?.clientY ?? 0)) ||
      1;
    const touched = (event: TouchEvent) => {
      const fingers = [...event.touches].filter((each) => frame.contains(each.target as Node));
      if (fingers.length !== 2) {
        start = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      if (!start) {
        start = {
          part: this.#part(this.#inside(between(fingers))),
          apart: apart(fingers),
          scale: this.scale,
        };
        this.#begun();
      } else
        this.#show((start.scale * apart(fingers)) / start.apart, start.part, this.#inside(between(fingers)));
    };
    const ended = (event: TouchEvent) => {
      if (start && event.cancelable) event.preventDefault(); // two fingers that are lifted are no tap
      start = null;
    };
    return [
      on(frame, "touchstart", touched, { passive: false }),
      on(frame, "touchmove", touched, { passive: false }),
      on(frame, "touchend", ended, { passive: false }),
      on(frame, "touchcancel", ended),
    ];
  }

  #gestures(frame: HTMLElement): (() => void)[] {
    let scale = LEAST;
    const listen = (kind: string, then: (event: Gesture) => void) => {
      const hear = (event: Event) => {
        event.preventDefault();
        if (navigator.maxTouchPoints === 0) then(event as Gesture); // fingers on the screen are told as touches too
      };
      frame.addEventListener(kind, hear, { passive: false });
      return () => frame.removeEventListener(kind, hear);
    };
    return [
      listen("gesturestart", () => (scale = this.scale)),
      listen("gesturechange", (event) =>
        this.to(scale * event.scale, { x: event.clientX, y: event.clientY }),
      ),
    ];
  }

  /** A mouse drags what is closer; when it moved, its button's release is no click. */
  #dragging(frame: HTMLElement): (() => void)[] {
    let from: { pointer: number; at: Point; left: number; top: number } | null = null;
    let moved = false;
    return [
      on(frame, "pointerdown", (event) => {
        moved = false;
        if (event.pointerType !== "mouse" || event.button !== 0 || !this.closer) return;
        const at = { x: event.clientX, y: event.clientY };
        from = { pointer: event.pointerId, at, left: frame.scrollLeft, top: frame.scrollTop };
      }),
      on(frame, "pointermove", (event) => {
        if (!from || event.pointerId !== from.pointer) return;
        const [x, y] = [event.clientX - from.at.x, event.clientY - from.at.y];
        if (!moved && Math.hypot(x, y) < DRAG) return;
        if (!moved) {
          moved = true;
          frame.setPointerCapture(from.pointer);
          frame.dataset["dragged"] = "";
          this.#begun();
        }
        frame.scrollTo({ left: from.left - x, top: from.top - y, behavior: "instant" });
      }),
      ...(["pointerup", "pointercancel", "lostpointercapture"] as const).map((kind) =>
        on(frame, kind, () => {
          from = null;
          delete frame.dataset["dragged"];
        }),
      ),
      on(
        frame,
        "click",
        (event) => {
          if (moved && event.detail) event.stopPropagation();
          moved = false;
        },
        { capture: true },
      ),
    ];
  }

  /** A place of the screen, from the frame's corner; the frame's middle where none is given. */
  #inside(at?: Point): Point {
    const frame = this.#frame;
    if (!frame) return { x: 0, y: 0 };
    if (!at) return { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
    const { left, top } = frame.getBoundingClientRect();
    return { x: at.x - left - frame.clientLeft, y: at.y - top - frame.clientTop };
  }

  /** The part of the drawing that is there. */
  #part(place: Point): Point {
    const frame = this.#frame;
    if (!frame) return this.#middle;
    const [x, y] = this.#axes(frame);
    return { x: partAt(place.x, frame.scrollLeft, x), y: partAt(place.y, frame.scrollTop, y) };
  }

  #axes({ clientWidth, clientHeight }: HTMLElement): [Axis, Axis] {
    const { width, height } = whole(clientWidth, clientHeight, this.#aspect);
    const { scale } = this;
    return [
      { frame: clientWidth, whole: width, scale },
      { frame: clientHeight, whole: height, scale },
    ];
  }

  #size(): void {
    const frame = this.#frame;
    if (!frame?.clientWidth) return;
    const [wide, high] = this.#axes(frame).map((axis) => axis.whole * (axis.scale - 1));
    frame.style.setProperty("--wide", `${wide}px`);
    frame.style.setProperty("--high", `${high}px`);
  }

  #show(scale: number, part: Point, place: Point): void {
    const frame = this.#frame;
    if (!frame?.clientWidth) return;
    this.scale = within(scale, this.most);
    this.#size();
    this.#scrollTo(part, place);
    this.#scrolled();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.told(Math.round(this.scale * 100)), PAUSE);
  }

  #scrollTo(part: Point, place: Point): void {
    const frame = this.#frame;
    if (!frame) return;
    const [x, y] = this.#axes(frame);
    frame.scrollTo({
      left: startFor(part.x, place.x, x),
      top: startFor(part.y, place.y, y),
      behavior: "instant",
    });
  }

  #scrolled(): void {
    if (this.#frame?.clientWidth) this.#middle = this.#part(this.#inside());
  }

  /** The frame is of another size, or to be seen again. */
  #settle(): void {
    if (!this.#frame?.clientWidth) return;
    const middle = this.#middle; // it scrolls when its size changes
    this.#size();
    this.#scrollTo(middle, this.#inside());
  }

  /** Bring what the keyboard came to into sight; the mouse sees already where it is. */
  #reveal(target: EventTarget | null): void {
    if (this.closer && target instanceof Element && target.matches(":focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }

  #focused(): Element | null {
    const focused = document.activeElement;
    return focused && focused !== this.#frame && this.#frame?.contains(focused) ? focused : null;
  }
}

/** Whether there is more of the page than one sees. */
function pageScrolls(): boolean {
  const page = document.scrollingElement;
  return page !== null && page.scrollHeight > page.clientHeight;
}
