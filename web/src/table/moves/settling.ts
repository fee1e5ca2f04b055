import type { Attachment } from "svelte/attachments";

/** Milliseconds for which a control does nothing to a pointer when it appears where one has just pressed. */
export const SETTLING = 400;

const LAID = 30; // milliseconds until whatever appears with it lies where it stays

let pressed: { x: number; y: number } | null = null;

/** Somebody pressed here. */
export function pressedAt(x: number, y: number): void {
  pressed = { x, y };
}

if (typeof document !== "undefined")
  document.addEventListener("pointerdown", (event) => pressedAt(event.clientX, event.clientY), {
    capture: true,
    passive: true,
  });

/**
 * No accidents: a double click whose second half falls on a control that has come under the pointer meanwhile does
 * nothing there. A control appears anew when its `meaning` changes, too; the keyboard is not concerned.
 */
export function settling(meaning: () => unknown): Attachment<HTMLElement | SVGElement> {
  return (control) => {
    meaning();
    const before = pressed;
    if (!before) return;
    const sleep = () => {
      if (holds(control.getBoundingClientRect(), before)) control.style.pointerEvents = "none";
    };
    const wake = () => control.style.removeProperty("pointer-events");
    sleep();
    const timers = [setTimeout(sleep, LAID), setTimeout(wake, SETTLING)];
    return () => {
      timers.forEach((timer) => clearTimeout(timer));
      wake();
    };
  };
}

function holds({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** What has gone from under the pointer takes the second half of a double click with it: it means nothing that lay below. */
export function takeSecondClick(
  from: Pick<EventTarget, "addEventListener" | "removeEventListener"> = document,
): void {
  const stop = (event: Event) => {
    if ((event as UIEvent).detail < 2) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  from.addEventListener("click", stop, { capture: true });
  setTimeout(() => from.removeEventListener("click", stop, { capture: true }), SETTLING);
}
