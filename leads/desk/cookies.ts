import { getCookie, setCookie } from "hono/cookie";
import type { DeskContext } from "./context.ts";
import { createToken } from "./tokens.ts";

/** How long a session lasts, in seconds. */
export const sessionLifetime = 12 * 3600;

/**
 * `desk` has the token of a session, `desk-visit` that of a browser in which nobody is signed in,
 * for its forms.
 */
type CookieName = "desk" | "desk-visit";

/**
 * Under HTTPS the names begin with `__Host-`: no other host and no plain connection can set them
 * (RFC 6265bis, 4.1.3.2).
 */
const securely = { prefix: "host", secure: true } as const;

function getToken(c: DeskContext, name: CookieName): string | undefined {
  return c.var.isSecure ? getCookie(c, name, securely.prefix) : getCookie(c, name);
}

function setToken(c: DeskContext, name: CookieName, token: string, maxAge: number): void {
  const options = { httpOnly: true, sameSite: "Strict", path: "/", maxAge } as const;
  setCookie(c, name, token, c.var.isSecure ? { ...options, ...securely } : options);
}

export function getSessionToken(c: DeskContext): string | undefined {
  return getToken(c, "desk");
}

export function keepToken(c: DeskContext, token: string): void {
  setToken(c, "desk", token, sessionLifetime);
  setToken(c, "desk-visit", "", 0);
}

export function forgetToken(c: DeskContext): void {
  setToken(c, "desk", "", 0);
}

/** Every token that a form of this browser may be bound to. */
export function getTokens(c: DeskContext): string[] {
  return [getToken(c, "desk"), getToken(c, "desk-visit")].filter((token) => token !== undefined);
}

/** The token that the forms of this browser's next page are bound to. */
export function ensureToken(c: DeskContext): string {
  const [known] = getTokens(c);
  if (known) return known;
  const token = createToken();
  setToken(c, "desk-visit", token, sessionLifetime);
  return token;
}
