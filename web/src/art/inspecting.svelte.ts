import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER = 400; // milliseconds
const LONG_PRESS = 350;

/** What is being looked at closely, and where it is: by hovering, a long press or the keyboard's focus, all the same. */
export class Inspector<T> {
  shown = $state.raw<{ what: T; at: Element } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Let an element be looked at closely. */
  on(what: () => T | null): Attachment<Element> {
    return (node) => {
      let long = false;
      let over = false; // a mouse that has been moved there: one that rests while something appears under it asks nothing
      const show = () => {
        const found = what();
        if (found !== null) this.shown = { what: found, at: node };
      };
      const after = (time: number, then: () => void) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(then, time);
      };
      const leave = () => queueMicrotask(() => this.shown?.at === node && this.hide());
      const listeners: Record<string, (event: Event) => void> = {
        pointermove: (event) => {
          if (over || (event as PointerEvent).pointerType !== "mouse") return;
          over = true;
          after(HOVER, show);
        },
        pointerleave: (event) => {
          if ((event as PointerEvent).pointerType !== "mouse") return;
          over = false;
          clearTimeout(this.#timer);
          leave(); // a mouse that rests while the page scrolls under it takes nothing from the keyboard
        },
        pointerdown: (event) => {
          long = false;
          clearTimeout(this.#timer);
          if ((event as PointerEvent).pointerType === "mouse") return;
          after(LONG_PRESS, () => {
            long = true;
            show();
          });
        },
        pointerup: () => clearTimeout(this.#timer),
        pointercancel: () => this.hide(),
        contextmenu: (event) => long && event.preventDefault(),
        focus: () => node.matches(":focus-visible") && show(),
        blur: () => leave(), // also when it is taken away with the focus on it, in the middle of drawing
        keydown: (event) => (event as KeyboardEvent).key === "Escape" && this.hide(),
      };
      const click = (event: Event) => {
        if (long) event.stopImmediatePropagation();
        long = false;
      };
      for (const [kind, listen] of Object.entries(listeners)) node.addEventListener(kind, listen);
      node.addEventListener("click", click, { capture: true });
      return () => {
        for (const [kind, listen] of Object.entries(listeners)) node.removeEventListener(kind, listen);
        node.removeEventListener("click", click, { capture: true });
        leave();
      };
    };
  }

  /** The same for what does nothing else: a tap shows it at once. */
  answers(what: () => T | null): Attachment<Element> {
    return (node) => {
      const show = () => {
        const found = what();
        if (found !== null) this.shown = { what: found, at: node };
      };
      const pressed = (event: Event) => {
        const { key } = event as KeyboardEvent;
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        show();
      };
      const end = this.on(what)(node);
      node.addEventListener("click", show);
      node.addEventListener("keydown", pressed);
      return () => {
        end?.();
        node.removeEventListener("click", show);
        node.removeEventListener("keydown", pressed);
      };
    };
  }

  /** Something was scrolled: what has the focus was brought into sight and stays shown, at its new place. */
  scrolled(): void {
    if (this.shown?.at.matches(":focus-visible")) this.shown = { ...this.shown };
    else this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    // What is taken away loses the focus in the middle of drawing, when nothing may be changed.
    const { shown } = this;
    if (shown)
      queueMicrotask(() => {
        if (this.shown === shown) this.shown = null;
      });
  }
}

/** What a game lets be looked at: a place of its own kind, or a heading with a text and the number of its rule. */
export type Closer = { place: string } | { heading: string; text: string; rule?: string };
export const [getInspector, setInspector] = createContext<Inspector<Closer>>();
