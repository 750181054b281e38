import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { basename } from "node:path";
import type { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { getErrorDetails } from "startup/log";
import { normalizeAddress } from "../mail-address.ts";
import {
  type DeliverMail,
  deliveryTimeout,
  getDeliveryFault,
  type Mail,
} from "../outbox/delivery.ts";
import { getSignInFileName, linkMinutes, renderHtml } from "../outbox/mail-delivery.ts";
import {
  type AddressTrust,
  countShares,
  getAddressBlocks,
  getClientAddress,
  type HourlyCounter,
} from "../spam/hourly-counter.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  getUser,
  type Html,
  renderField,
  renderForm,
  showSmallPage,
} from "./layout.ts";

/** 256 random bits: the secret of a link, a session or a visit. */
function createToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What a page's forms carry, from the token of the browser's cookie. */
export function buildFormToken(token: string): string {
  return hashToken(`form ${token}`);
}

/** Compares in constant time. */
export function isSameToken(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
}

/**
 * Keeps a new link for an address, of which the store learns the hash alone (`DeskSessions.saveLink`);
 * gives its token, or undefined if that address got enough of them.
 */
export async function createLink(
  { saveLink }: Pick<DeskOptions["sessions"], "saveLink">,
  email: string,
  createdAt: Date,
  limit: number,
): Promise<string | undefined> {
  const token = createToken();
  const expiresAt = new Date(createdAt.getTime() + linkMinutes * 60_000);
  const isKept = await saveLink({ hash: hashToken(token), email, createdAt, expiresAt }, limit);
  return isKept ? token : undefined;
}

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

/** The token that the forms of this browser are bound to. */
export const getOwnToken = (c: DeskContext): string | undefined =>
  getToken(c, "desk") ?? getToken(c, "desk-visit");

/** The same for its next page; a first one is set. */
export function ensureToken(c: DeskContext): string {
  const known = getOwnToken(c);
  if (known) return known;
  const token = createToken();
  setToken(c, "desk-visit", token, sessionLifetime);
  return token;
}

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
  setToken(c, "desk", token, sessionLifetime);
  setToken(c, "desk-visit", "", 0);
}

export async function findUser(
  c: DeskContext,
  { sessions, users }: DeskOptions,
): Promise<string | undefined> {
  const token = getToken(c, "desk");
  const email = token && (await sessions.findSession(hashToken(token), c.var.now));
  return email && users.includes(email) ? email : undefined;
}

/**
 * Answers a request without a session. A link on another site, such as a web mailer, comes without
 * the cookie (SameSite=Strict) even if there is one, so a page of our own repeats the request: then
 * the browser sends it.
 */
export function askToSignIn(c: DeskContext): Response | Promise<Response> {
  if (c.req.method === "POST") {
    return showSignedOut(
      c,
      html`<p>Your session has ended, so your change was not saved. Copy what you need from below, sign in, and put it in again.</p>`,
      parseNext(/^\/desk\/leads\/[^/]+/.exec(c.req.path)?.[0]),
    );
  }
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
function parseNext(path: string | null | undefined): string {
  return /^\/desk\/(?:leads\/[\w-]{1,64}|report)$/.test(path ?? "") ? String(path) : inbox;
}

const inbox = "/desk";

export function addSignOutRoutes(app: Hono<DeskEnv>, { sessions }: DeskOptions): void {
  const leave = (c: DeskContext) => {
    setToken(c, "desk", "", 0);
    return c.redirect(signedOutPath, 303);
  };

  app.post("/desk/sign-out", async (c) => {
    await sessions.endSession(hashToken(getToken(c, "desk") ?? ""));
    return leave(c);
  });

  app.post("/desk/sign-out-everywhere", async (c) => {
    await sessions.endSessions(getUser(c));
    return leave(c);
  });
}

export const signedOutPath = "/desk/signed-out";

export function showSignedOut(c: DeskContext, body?: Html, path = inbox) {
  return showSmallPage(c, {
    part: "Signed out",
    heading: "You are signed out.",
    status: body ? 401 : 200,
    body,
    next: { href: `/desk/sign-in?next=${encodeURIComponent(path)}`, text: "Sign In" },
  });
}

export function buildSignInMail({
  email,
  link,
  now,
  ...own
}: Pick<Mail, "from" | "messageId"> & { email: string; link: string; now: Date }): Mail {
  const { host } = new URL(link);
  const text = `Someone asked to sign in to the desk at ${host} with this email address. This link works once, within the next ${linkMinutes} minutes:

${link}

If it wasn't you, ignore this email. Nobody can sign in without the link.
`;
  const subject = `Sign in to the desk at ${host}`;
  return { ...own, to: [email], subject, date: now, text, html: renderHtml(text) };
}

/**
 * Links an hour to one address, and requests an hour from one sender. Beyond either, an address
 * still gets a link whenever it has had none for a while (`DeskSessions.saveLink`): whatever others
 * ask for, its owner has one that works, or gets one.
 */
const perAddress = 5;
const perSender = 10;

interface SignInOptions
  extends AddressTrust,
    Pick<DeskOptions, "log" | "mail" | "origin" | "sessions" | "store" | "users"> {
  counter: Pick<HourlyCounter, "addCount" | "getCount">;
  sendMail: DeliverMail;
}

export function addSignInRoutes(app: Hono<DeskEnv>, options: SignInOptions): void {
  const { log, sessions, users } = options;

  app.get("/desk/sign-in", (c) => showSignIn(c, parseNext(c.req.query("next"))));

  app.post("/desk/sign-in", async (c) => {
    const { form } = c.var;
    const next = parseNext(form.get("next"));
    const email = normalizeAddress(form.get("email") ?? "");
    if (!email.includes("@")) return showSignIn(c, next, form.get("email") ?? "");
    const blocks = getAddressBlocks(getClientAddress(c.req.raw.headers, c.env.peer, options));
    const requests = await countShares(options.counter, "desk", blocks, perSender, c.var.now);
    const limit = requests > perSender ? 0 : perAddress;
    // After the answer, which would otherwise take longer for an address that is known.
    setImmediate(() => {
      sendLink(email, next, c.var.now, limit, options).catch((error) => {
        log.error("sign-in link not created", getErrorDetails(error));
      });
    });
    return c.redirect("/desk/sign-in/sent", 303);
  });

  app.get("/desk/sign-in/sent", (c) =>
    showSmallPage(c, {
      part: "Link sent",
      heading: "Check your email.",
      body: html`<p>If the address belongs to a user of this desk, a link is on its way. It works once, within the next ${linkMinutes} minutes.</p>
<p>Nothing there? Check your spam folder and the address you entered, or use the latest link you received. After many requests, there is one link every five minutes. You can also <a href="/desk/sign-in">ask for another link</a>.</p>`,
    }),
  );

  // Mail scanners follow links: only the button uses one up.
  app.get("/desk/sign-in/link", (c) =>
    showSmallPage(c, {
      part: "Last step",
      heading: "One more click.",
      body: html`<p>Your link signs you in once, on this device. You stay signed in for 12 hours.</p>
${renderForm(
  c,
  "/desk/sign-in/link",
  html`<input type="hidden" name="token" value="${c.req.query("token") ?? ""}">
<input type="hidden" name="next" value="${parseNext(c.req.query("next"))}">
<button class="signal">Sign In</button>`,
)}`,
    }),
  );

  app.post("/desk/sign-in/link", async (c) => {
    const { form, now } = c.var;
    const email = await sessions.useLink(hashToken(form.get("token") ?? ""), now);
    if (!email || !users.includes(email)) {
      return showSmallPage(c, {
        part: "Expired",
        heading: "This link no longer works.",
        status: 403,
        body: html`<p>Each link works once and expires after ${linkMinutes} minutes.</p>`,
        next: { href: "/desk/sign-in", text: "Ask for Another Link" },
      });
    }
    await startSession(c, email, options);
    return c.redirect(parseNext(form.get("next")), 303);
  });
}

/**
 * Mails a link to a user. An address that is no user's costs the same work, but for the mail: what
 * comes next would tell them apart.
 */
async function sendLink(
  address: string,
  next: string,
  now: Date,
  limit: number,
  { log, mail: { from }, origin, sendMail, sessions, users }: SignInOptions,
): Promise<void> {
  const isKnown = users.includes(address);
  const email = isKnown ? address : nobody;
  const token = await createLink(sessions, email, now, limit);
  if (token === undefined) {
    if (isKnown) log.error("limit of sign-in links reached for an address");
    return;
  }
  const url = new URL("/desk/sign-in/link", origin);
  url.searchParams.set("token", token);
  if (next !== inbox) url.searchParams.set("next", next);
  const fileName = getSignInFileName(hashToken(token));
  const messageId = `<${basename(fileName, ".eml")}@${url.hostname}>`;
  const mail = buildSignInMail({ from, email, link: url.href, messageId, now });
  if (!isKnown) return;
  await sendMail(mail, fileName, AbortSignal.timeout(deliveryTimeout)).catch((error) => {
    log.error("sign-in link not mailed", { error: getDeliveryFault(error).summary });
  });
}

/** Stands for every address that is not a user's; no link for it lets anybody in. */
const nobody = "nobody";

function showSignIn(c: DeskContext, next: string, faulty?: string) {
  const isFaulty = faulty !== undefined;
  return showSmallPage(c, {
    part: "Sign in",
    heading: "Sign in with your email.",
    status: isFaulty ? 400 : 200,
    body: html`<p>We’ll email you a link. You don’t need a password.</p>
${renderForm(
  c,
  "/desk/sign-in",
  html`<input type="hidden" name="next" value="${next}">
${renderField(
  "email",
  "Email",
  { fault: isFaulty ? "Enter an email address, such as name@example.com." : undefined },
  (field) =>
    html`<input ${field} type="email" autocomplete="email" required maxlength="254" value="${faulty}"${isFaulty && " autofocus"}>`,
)}
<button class="signal">Send Me a Link</button>`,
)}`,
  });
}
