const NARROWEST = 0.74; // of its width: narrower letters could not be read

/** A line of text is as narrow as its box asks for, and cut only where it could not be read any more. */
export function fitting(line: HTMLElement): () => void {
  const fit = () => {
    line.style.cssText = "";
    const share = line.clientWidth / line.scrollWidth;
    if (share >= 1) return;
    const narrow = Math.max(share, NARROWEST);
    line.style.cssText = `width:${100 / narrow}%;max-width:none;transform:scaleX(${narrow});transform-origin:left`;
  };
  const watcher = new ResizeObserver(fit);
  if (line.parentElement) watcher.observe(line.parentElement);
  fit();
  return () => watcher.disconnect();
}
