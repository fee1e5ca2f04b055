import { call } from "$src/net/api";
import { router } from "$src/shell/router.svelte";
import { settings } from "$src/shell/settings.svelte";
import type {
  Manners,
  Me,
  NewHookChannel,
  NewPushChannel,
  NoticeSettings,
  NoticeWishes,
  OwnChannel,
} from "$src/wire";

export type ChannelMode = OwnChannel["mode"];

const PLACE = "/api/me/notices";
const at = (id: string, what = "") => `${PLACE}/channels/${encodeURIComponent(id)}${what}`;

/** What is asked about notices, and about the mail address of an account. */
export const notices = {
  read: () => call<NoticeSettings>("GET", PLACE),
  wish: (wishes: NoticeWishes) => call<NoticeSettings>("PUT", `${PLACE}/wishes`, wishes),
  add: (channel: NewPushChannel | NewHookChannel) =>
    call<NoticeSettings>("POST", `${PLACE}/channels`, channel),
  change: (id: string, mode: ChannelMode) => call<NoticeSettings>("PATCH", at(id), { mode }),
  remove: (id: string) => call<NoticeSettings>("DELETE", at(id)),
  test: (id: string) => call<undefined>("POST", at(id, "/test")),
  openFeed: () => call<NoticeSettings>("PUT", `${PLACE}/feed`),
  closeFeed: () => call<NoticeSettings>("DELETE", `${PLACE}/feed`),
  unsubscribe: (token: string) => call<undefined>("POST", `/unsubscribe/${encodeURIComponent(token)}`),

  giveAddress: (address: string, password?: string) =>
    call<NoticeSettings>("PUT", "/api/me/email", { address, manners: manners(), ...said(password) }),
  forgetAddress: (password?: string) => call<NoticeSettings>("DELETE", "/api/me/email", said(password)),
  confirm: (token: string) => call<undefined>("POST", "/api/email/confirm", { token }),
  recover: (address: string) => call<undefined>("POST", "/api/recovery", { address }),
  choosePassword: (token: string, password: string) =>
    call<Me>("POST", "/api/recovery/password", { token, password }),
};

const said = (password?: string) => (password === undefined ? {} : { password });

/** The language and time zone of this browser. */
export const manners = (): Manners => ({
  language: settings.language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

/** The token in the address, which from then on carries it no more. */
export function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token !== null) router.replace(location.pathname);
  return token;
}
