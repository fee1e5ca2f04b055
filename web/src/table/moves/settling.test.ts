import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressedAt, SETTLING, settling, takeSecondClick } from "./settling";

/** As much of a control as is looked at. */
function control(left: number, top: number): HTMLElement {
  const style = { pointerEvents: "", removeProperty: () => void (style.pointerEvents = "") };
  const place = { left, top, right: left + 100, bottom: top + 44 };
  return { style, getBoundingClientRect: () => place } as unknown as HTMLElement;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what appears where one has just pressed is dead for a moment, then awake", () => {
  pressedAt(50, 20);
  const ready = control(0, 0);
  settling(() => null)(ready);
  expect(ready.style.pointerEvents).toBe("none");
  vi.advanceTimersByTime(SETTLING - 1);
  expect(ready.style.pointerEvents).toBe("none");
  vi.advanceTimersByTime(1);
  expect(ready.style.pointerEvents).toBe("");
});

test("what appears elsewhere is awake at once", () => {
  pressedAt(50, 20);
  const other = control(0, 60);
  settling(() => null)(other);
  expect(other.style.pointerEvents).toBe("");
});

test("what comes to mean something else before it is awake begins anew", () => {
  pressedAt(50, 20);
  const act = control(0, 0);
  const end = settling(() => "ready")(act);
  vi.advanceTimersByTime(SETTLING - 50);
  if (end) end();
  settling(() => "not ready")(act);
  vi.advanceTimersByTime(60);
  expect(act.style.pointerEvents).toBe("none");
  vi.advanceTimersByTime(SETTLING);
  expect(act.style.pointerEvents).toBe("");
});

test("what is gone takes the second half of a double click with it, and nothing later", () => {
  const table = new EventTarget();
  const reached: number[] = [];
  const click = (detail: number) => table.dispatchEvent(Object.assign(new Event("click"), { detail }));
  takeSecondClick(table);
  table.addEventListener("click", (event) => void reached.push((event as UIEvent).detail));
  click(2);
  click(1);
  vi.advanceTimersByTime(SETTLING);
  click(2);
  expect(reached).toEqual([1, 2]);
});
