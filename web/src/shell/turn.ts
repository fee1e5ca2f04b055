const ICONS = { yours: "/icon-turn.svg", usual: "/icon.svg" };

/** Show in the tab's icon whether somebody waits for one. */
export function setTurn(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const wanted = yours ? ICONS.yours : ICONS.usual;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Show on the icon of the installed app how many tables wait for one; a page in a browser has no such icon. */
export function setBadge(waiting: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(waiting).catch(() => undefined);
}
