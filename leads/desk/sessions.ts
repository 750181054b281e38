import type { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { type DeskContext, type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import { showSmallPage } from "./layout.ts";
import { createToken, hashToken } from "./tokens.ts";

/** How long a session lasts, in seconds. */
const sessionLifetime = 12 * 3600;

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

function getSessionToken(c: DeskContext): string | undefined {
  return getToken(c, "desk");
}

function keepToken(c: DeskContext, token: string): void {
  setToken(c, "desk", token, sessionLifetime);
  setToken(c, "desk-visit", "", 0);
}

function forgetToken(c: DeskContext): void {
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

/** Signs a user in, in this browser. */
export async function startSession(
  c: DeskContext,
  email: string,
  { sessions, store }: Pick<DeskOptions, "sessions" | "store">,
): Promise<void> {
  const { now } = c.var;
  const signIn = { action: "signed_in", what: "", count: 0 } as const;
  await store.recordAccess({ ...signIn, at: now.toISOString(), by: email });
  const token = createToken();
  const expiresAt = new Date(now.getTime() + sessionLifetime * 1000);
  await sessions.saveSession({ hash: hashToken(token), email, createdAt: now, expiresAt });
  keepToken(c, token);
}

/** Who has the session of a request, unless they are no longer users. */
export async function findUser(
  c: DeskContext,
  { sessions, users }: DeskOptions,
): Promise<string | undefined> {
  const token = getSessionToken(c);
  const email = token && (await sessions.findSession(hashToken(token), c.var.now));
  return email && users.includes(email) ? email : undefined;
}

/**
 * Answers a request without a session. A link on another site, such as a web mailer, comes without
 * the cookie (SameSite=Strict) even if there is one, so a page of our own repeats the request: then
 * the browser sends it.
 */
export function askToSignIn(c: DeskContext): Response | Promise<Response> {
  if (c.req.method === "POST") return showEndedSession(c);
  const path = parseNext(c.req.path);
  if (c.req.header("sec-fetch-site") === "cross-site") {
    return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${path}">
<title>Opening the desk</title>
</head>
<body><p><a href="${path}">Open the desk</a></p></body>
</html>`);
  }
  return c.redirect(`/desk/sign-in?next=${encodeURIComponent(path)}`, 303);
}

/**
 * Where to send a browser that asked for `path`: to the lead or the report, which mails link to, or else
 * to the inbox. With a host of its own, the desk is asked for `//elsewhere.example/` as well.
 */
export function parseNext(path: string | null | undefined): string {
  return /^\/desk\/(?:leads\/[\w-]{1,64}|report)$/.test(path ?? "") ? String(path) : inbox;
}

export const inbox = "/desk";

function showEndedSession(c: DeskContext) {
  return showSmallPage(c, {
    part: "Signed out",
    heading: "You are signed out.",
    status: 401,
    body: html`<p>Your session has ended, so your change was not saved.</p>`,
    next: { href: "/desk/sign-in", text: "Sign In" },
  });
}

/** Ways to sign out; for users alone. */
export function addSignOutRoutes(app: Hono<DeskEnv>, { sessions }: DeskOptions): void {
  const leave = (c: DeskContext) => {
    forgetToken(c);
    return c.redirect(signedOutPath, 303);
  };

  app.post("/desk/sign-out", async (c) => {
    await sessions.endSession(hashToken(getSessionToken(c) ?? ""));
    return leave(c);
  });

  app.post("/desk/sign-out-everywhere", async (c) => {
    await sessions.endSessions(getUser(c));
    return leave(c);
  });
}

export const signedOutPath = "/desk/signed-out";

export function showSignedOut(c: DeskContext) {
  return showSmallPage(c, {
    part: "Signed out",
    heading: "You are signed out.",
    next: { href: "/desk/sign-in", text: "Sign In Again" },
  });
}
