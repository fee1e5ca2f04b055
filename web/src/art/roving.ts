import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
type Stop = HTMLElement | SVGElement;

/** One stop of the Tab key for a whole group; arrows go to the next control in their direction, Home and End to the ends. */
export function roving(selector = "button, [role=button]"): Attachment<Element> {
  return (group) => {
    const stops = () => [...group.querySelectorAll<Stop>(selector)];
    let current: Stop | undefined;
    let place = 0;
    let inside = false; // with the keyboard: who taps something away needs no focus

    function settle() {
      const all = stops();
      const lost = current && !all.includes(current);
      if (!current || lost) current = all[Math.min(place, all.length - 1)];
      for (const stop of all) stop.setAttribute("tabindex", stop === current ? "0" : "-1");
      // What had the focus is gone: go on at its place rather than at the top of the page.
      if (lost && inside && document.activeElement === document.body) current?.focus();
    }
    function entered(event: Event) {
      const all = stops();
      const stop = all.find((each) => each.contains(event.target as Node));
      if (!stop) return;
      current = stop;
      place = all.indexOf(stop);
      inside = stop.matches(":focus-visible");
      settle();
    }
    function left(event: Event) {
      if ((event as FocusEvent).relatedTarget !== null) inside = false;
    }
    function pressed(event: Event) {
      inside = true;
      const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      if (!current || ctrlKey || altKey || metaKey || !current.contains(event.target as Node)) return;
      const all = stops();
      const step = STEPS[key];
      const found = step ? (nearest(current, all, step) ?? current) : { Home: all[0], End: all.at(-1) }[key];
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      found.focus();
    }

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", entered);
    group.addEventListener("focusout", left);
    group.addEventListener("keydown", pressed);
    return () => {
      watcher.disconnect();
      group.removeEventListener("focusin", entered);
      group.removeEventListener("focusout", left);
      group.removeEventListener("keydown", pressed);
    };
  };
}

/** The stop that lies nearest in a direction; what is off to the side counts as further away. */
function nearest(from: Stop, all: Stop[], [dx, dy]: [number, number]): Stop | undefined {
  const start = centre(from);
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of all) {
    const at = centre(stop);
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    const far = along + 2 * aside;
    if (stop !== from && along > 2 && far < least) [best, least] = [stop, far];
  }
  return best;
}

function centre(stop: Stop): { x: number; y: number } {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
