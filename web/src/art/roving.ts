import type { Attachment } from "svelte/attachments";
import { inOrder, towards, type Stop, type Step } from "./steps";

/** How one walks through a group of controls. */
interface Walk {
  selector: string;
  step: Step;
  /** The stop that Tab comes to before any was used. */
  chosen?: (all: Stop[]) => Stop | undefined;
  /** Whether one goes on at its place where what had the focus is gone, rather than at the top of the page. */
  resumes: boolean;
}

/** One stop of the Tab key for a whole group; arrows go to the next control in their direction, Home and End to the ends. */
export function roving(selector = "button, [role=button]"): Attachment<Element> {
  return walking({ selector, step: towards, resumes: true });
}

/**
 * The same for a list: arrows go from one to the next and from the last to the first, Tab comes to what is chosen. What
 * has `data-aside` stands beside another control: only left and right go there.
 */
export const rovingList: Attachment<Element> = walking({
  selector: "button, a[href], [role='tab']",
  step: inOrder,
  chosen: (all) => all.find((each) => each.ariaSelected === "true" || each.ariaCurrent),
  resumes: false,
});

function walking({ selector, step, chosen, resumes }: Walk): Attachment<Element> {
  return (group) => {
    const stops = () => [...group.querySelectorAll<Stop>(selector)];
    let current: Stop | undefined;
    let place = 0;
    let inside = false; // with the keyboard: who taps something away needs no focus

    function settle() {
      const all = stops();
      const lost = current && !all.includes(current);
      if (!current || lost) current = all[Math.min(place, all.length - 1)];
      if (!group.contains(document.activeElement)) current = chosen?.(all) ?? current;
      for (const stop of all) stop.setAttribute("tabindex", stop === current ? "0" : "-1");
      if (resumes && lost && inside && document.activeElement === document.body) current?.focus();
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
      const found = { Home: all[0], End: all.at(-1) }[key] ?? step(current, all, key);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      found.focus();
    }

    settle();
    const watcher = new MutationObserver(settle);
    const attributes = chosen ? { attributeFilter: ["aria-selected", "aria-current"] } : {};
    watcher.observe(group, { childList: true, subtree: true, ...attributes });
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
