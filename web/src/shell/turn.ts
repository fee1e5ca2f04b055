const ICONS = { yours: "/icon-turn.svg", usual: "/icon.svg" };

/** Show in the tab's icon whether somebody waits for one. */
export function setTurn(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const wanted = yours ? ICONS.yours : ICONS.usual;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
