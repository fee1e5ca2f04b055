const NARROWEST = 0.74; // of its width: narrower letters could not be read

/**
 * A line of text is as narrow as its box asks for, and cut only where it could not be read any more. What beside it may
 * give way is told by `data-narrow`.
 */
export function fitting(line: HTMLElement): () => void {
  const fit = () => {
    line.style.cssText = "";
    delete line.dataset["narrow"];
    if (line.clientWidth >= line.scrollWidth) return;
    line.dataset["narrow"] = "";
    line.style.cssText = narrowed(line.clientWidth, line.scrollWidth);
  };
  const watcher = new ResizeObserver(fit);
  const beside = new MutationObserver(fit);
  if (line.parentElement) {
    watcher.observe(line.parentElement);
    beside.observe(line.parentElement, { childList: true });
  }
  fit();
  return () => {
    watcher.disconnect();
    beside.disconnect();
  };
}

/** How a line that needs more pixels than its box has is drawn: as wide as it needs, then narrowed; what follows stays where it was. */
export function narrowed(box: number, needed: number): string {
  if (box >= needed) return "";
  const share = Math.max(box / needed, NARROWEST);
  const width = Math.ceil(box / share);
  return `flex:none;width:${width}px;max-width:none;margin-inline-end:${box - width}px;transform:scaleX(${share});transform-origin:left`;
}
