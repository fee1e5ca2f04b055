const YOURS = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#B14013"/><path d="M16 6 26 16 16 26 6 16z" fill="#FBF7EF"/></svg>',
)}`;

/** Show in the tab whether it is one's turn: its title and its icon. */
export function showTurn(title: string, yours: boolean): void {
  document.title = yours ? `● ${title}` : title;
  let icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!icon) {
    if (!yours) return;
    icon = document.createElement("link");
    icon.rel = "icon";
    icon.href = "data:,";
    document.head.append(icon);
  }
  icon.dataset["usual"] ??= icon.href;
  const wanted = yours ? YOURS : icon.dataset["usual"];
  if (icon.href !== wanted) icon.href = wanted;
}
