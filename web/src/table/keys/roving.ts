const WANTED = "button, a[href], [role='tab']";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One stop for the Tab key in a group of controls; arrows, Home and End go from one to the next. What has `data-aside`
 * stands beside another control: only left and right go there.
 */
export function roving(group: HTMLElement): () => void {
  const all = () => [...group.querySelectorAll<HTMLElement>(WANTED)];

  /** The control that Tab reaches: the one last used, the chosen one, or the first. */
  function settle(): void {
    const found = all();
    const now =
      found.find((each) => each === document.activeElement) ??
      found.find((each) => each.getAttribute("aria-selected") === "true" || each.ariaCurrent) ??
      found.find((each) => each.tabIndex === 0) ??
      found[0];
    for (const each of found) each.tabIndex = each === now ? 0 : -1;
  }

  function step(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const upright = event.key === "ArrowUp" || event.key === "ArrowDown";
    const found = all().filter((each) => !upright || !each.dataset["aside"] || each === target);
    const place = found.indexOf(target);
    if (place < 0) return;
    const by = STEPS[event.key];
    const ends: Record<string, number> = { Home: 0, End: found.length - 1 };
    const next = by === undefined ? ends[event.key] : (place + by + found.length) % found.length;
    if (next === undefined) return;
    event.preventDefault();
    found[next]?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["aria-selected", "aria-current"],
  });
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", settle);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", settle);
  };
}
