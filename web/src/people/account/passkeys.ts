import { call, Refused } from "$src/net/api";
import type { Me, PasskeyInfo, PasskeyList, PasskeyOptions } from "$src/wire";

const OWN = "/api/me/passkeys";
const IP = /^[0-9.]+$|^\[/;

/** Whether this browser can have passkeys at this address: an address without a name has none. */
export const canHavePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && isSecureContext && !IP.test(location.hostname);

/** Bytes as they travel in JSON, and back. */
export const encoded = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
export const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

interface Written {
  id: string;
  type: "public-key";
}
interface MakeJson extends Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Written[];
}
interface UseJson extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
  allowCredentials?: Written[];
}
type Answer = Record<string, unknown>;

const known = (keys: Written[]): PublicKeyCredentialDescriptor[] =>
  keys.map(({ id, type }) => ({ id: decoded(id), type }));

/** What the browser finds; that its dialog was closed, or nothing fits, is a refusal like any other. */
async function asked<T>(deed: Promise<T>): Promise<T> {
  try {
    return await deed;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new Refused({ message: "passkey-refused", params: {}, rule: null }, 0);
  }
}

/** Let the browser make a key. */
async function made(wish: PasskeyOptions): Promise<Answer> {
  const { challenge, user, excludeCredentials = [], ...rest } = wish.options as unknown as MakeJson;
  const key = await asked(
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: decoded(challenge),
        user: { ...user, id: decoded(user.id) },
        excludeCredentials: known(excludeCredentials),
      },
    }),
  );
  const { response } = key as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return written(key, {
    clientDataJSON: encoded(response.clientDataJSON),
    attestationObject: encoded(response.attestationObject),
  });
}

/** Let the browser use a key, whichever its owner chooses. */
async function used(wish: PasskeyOptions): Promise<Answer> {
  const { challenge, allowCredentials = [], ...rest } = wish.options as unknown as UseJson;
  const key = await asked(
    navigator.credentials.get({
      publicKey: { ...rest, challenge: decoded(challenge), allowCredentials: known(allowCredentials) },
    }),
  );
  const { response } = key as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return written(key, {
    clientDataJSON: encoded(response.clientDataJSON),
    authenticatorData: encoded(response.authenticatorData),
    signature: encoded(response.signature),
    userHandle: response.userHandle ? encoded(response.userHandle) : null,
  });
}

const written = (key: Credential | null, response: Answer): Answer => {
  const { id, rawId } = key as PublicKeyCredential;
  return { id, rawId: encoded(rawId), type: "public-key", response };
};

/** What the server asks to be signed, signed. */
const shown = async (): Promise<Answer> => used(await call("POST", "/api/passkeys/options", {}));

/** One's passkeys, and what can be done with them. */
export const passkeys = {
  list: () => call<PasskeyList>("GET", OWN),
  /** Who has no password shows a passkey that they have. */
  add: async (name: string, password?: string) => {
    const proof = password === undefined ? { answer: await shown() } : { password };
    const answer = await made(await call("POST", `${OWN}/options`, proof));
    return call<PasskeyInfo>("POST", OWN, { name, answer });
  },
  register: async (login: string, name: string) => {
    const answer = await made(await call("POST", `${OWN}/options`, { login }));
    return call<Me>("POST", "/api/account/passkey", { login, name, answer });
  },
  rename: (id: string, name: string) => call<PasskeyInfo>("PATCH", `${OWN}/${id}`, { name }),
  remove: (id: string) => call<undefined>("DELETE", `${OWN}/${id}`),
  logIn: async (bring: boolean) => call<Me>("POST", "/api/passkeys/login", { answer: await shown(), bring }),
  setPassword: async (fresh: string) =>
    call<undefined>("POST", "/api/me/password", { new: fresh, answer: await shown() }),
  leaveUs: async () => call<undefined>("DELETE", "/api/me", { answer: await shown() }),
};
