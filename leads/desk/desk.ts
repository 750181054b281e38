import type { IncomingMessage, ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { Hono, type MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { methodNotAllowed } from "hono/method-not-allowed";
import { getErrorDetails } from "startup/log";
import { createListener, type Listener } from "../handler/node-listener.ts";
import { readBody } from "../handler/read-body.ts";
import { entryPage, listPage } from "../lead.ts";
import { missingSettings } from "../outbox/delivery.ts";
import { createMailDelivery } from "../outbox/mail-delivery.ts";
import type { HourlyCounter } from "../spam/hourly-counter.ts";
import { decodeSheet } from "../spreadsheet.ts";
import { createDeskSessions } from "../store/desk-sessions.ts";
import type { LeadsContext } from "../store/lead-store.ts";
import { connectSqlite, runSqliteMigrations } from "../store/sqlite/store.ts";
import { systemClock } from "../time/clock.ts";
import { addContactListRoutes } from "./contact-list.ts";
import { addExportRoutes, addInboxRoutes } from "./inbox.ts";
import {
  buildStyleSheet,
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  scriptHash,
  showSmallPage,
  toInbox,
} from "./layout.ts";
import { addEraseRoutes, addLeadRoutes, leadPath } from "./lead-routes.ts";
import { addNewLeadRoutes } from "./new-lead.ts";
import { addRecordPages, addReportRoutes } from "./report.ts";
import {
  addSignInRoutes,
  addSignOutRoutes,
  askToSignIn,
  buildFormToken,
  createLink,
  ensureToken,
  findUser,
  getOwnToken,
  hashToken,
  isSameToken,
  showSignedOut,
  signedOutPath,
  startSession,
} from "./sign-in.ts";

/** Longest form with a list, in bytes; a proxy in front may take no more than a megabyte. */
const listLimit = 512 * 1024;

/** The form that a request posts, a file as its text; undefined if it is too long or none. */
async function readForm(c: DeskContext): Promise<URLSearchParams | undefined> {
  // Before anybody has signed in, nobody sends that much.
  const isList = c.req.path === listPage && c.var.user !== undefined;
  const body = await readBody(c.req.raw, isList ? listLimit : undefined);
  const headers = { "content-type": c.req.header("content-type") ?? "" };
  const sent = body && (await new Response(body, { headers }).formData().catch(() => undefined));
  if (!sent) return;
  const form = new URLSearchParams();
  for (const [name, value] of sent) {
    form.append(name, typeof value === "string" ? value : decodeSheet(await value.bytes()));
  }
  return form;
}

/**
 * Answers only somebody who goes to a page or sends a form: no script, frame or picture of this or
 * another site reads or writes in their name, by what the browser says (`isNavigation`). Lets a POST
 * through only if a page of this desk sent it: from this origin, and with the token of a form that
 * this browser was given. Reads the form.
 */
function createGuard(origin: string): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    // It would do what GET does, such as using up an address that works once.
    if (c.req.method === "HEAD") return c.body(null, 405, { allow: "GET, POST" });
    // Nobody has seen the answer to a request ahead of a press; the browser asks again after it.
    if (isPrefetch(c)) return c.body(null, 503);
    if (!isNavigation(c)) {
      return refuseRequest(c, "The desk opens in a window of its own, and nowhere else.");
    }
    if (c.req.method === "GET") return next();
    if (!isFromHere(c, origin)) {
      return refuseRequest(
        c,
        `The form was not sent from a page on ${origin}. Open the desk there.`,
      );
    }
    const form = await readForm(c);
    if (!form) {
      const text = `The form is too long, or it is not one of the desk's. A list can have ${listLimit / 1024} KB.`;
      return refuseRequest(c, text);
    }
    c.set("form", form);
    const given = form.get("formToken") ?? "";
    const token = getOwnToken(c);
    if (token === undefined || !isSameToken(buildFormToken(token), given)) {
      return refuseRequest(c, "The page was open for too long, or you have since signed out.");
    }
    return next();
  };
}

/**
 * Whether a window is to show the answer. A service worker reads what it lets the browser preload in
 * the name of the window; the header is there then, whatever the worker makes of its value.
 */
function isNavigation(c: DeskContext): boolean {
  const isPreload = c.req.header("service-worker-navigation-preload") !== undefined;
  return !isPreload && (c.req.header("sec-fetch-dest") ?? "document") === "document";
}

/** Prefetch and prerender (Fetch, "Sec-Purpose"), and the names that it had before. */
function isPrefetch(c: DeskContext): boolean {
  const names = ["sec-purpose", "purpose", "x-purpose", "x-moz"];
  return names.some((name) => /prefetch|preview/i.test(c.req.header(name) ?? ""));
}

/** Browsers name the sender of every POST in at least one of these headers. */
function isFromHere(c: DeskContext, origin: string): boolean {
  const site = c.req.header("sec-fetch-site");
  const sender = c.req.header("origin");
  if (site === undefined && sender === undefined) return false;
  return (site ?? "same-origin") === "same-origin" && (sender ?? origin) === origin;
}

function refuseRequest(c: DeskContext, text: string) {
  return showSmallPage(c, {
    part: "Refused",
    heading: "Nothing was changed.",
    status: 403,
    body: html`<p>${text}</p>`,
    next: toInbox,
  });
}

/** What every answer of the desk says beside the site's own headers. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    `script-src '${scriptHash}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  // Nor does a page that opened it, even one of the site, get hold of its window.
  "cross-origin-opener-policy": "noopener-allow-popups",
  // Not `no-referrer`: a form would be posted with `Origin: null`.
  "referrer-policy": "strict-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow, noarchive",
};

/**
 * The desk: what the team does with leads, as pages and forms below `/desk`. Everything but the
 * sign-in needs a session. Never rejects.
 */
export function createDesk(options: DeskOptions): Hono<DeskEnv> {
  const { clock, currency, log, origin, timeZone } = options;
  // With a slash at its end, an address is the same page.
  const app = new Hono<DeskEnv>({ strict: false });
  const style = buildStyleSheet(options.fonts);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.use(methodNotAllowed({ app }));
  app.get("/desk/style.css", (c) =>
    c.body(style.css, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    }),
  );
  app.use(async (c, next) => {
    c.set("now", clock.now());
    c.set("form", new URLSearchParams());
    c.set("timeZone", timeZone);
    c.set("currency", currency);
    c.set("isSecure", origin.startsWith("https:"));
    c.set("styleHref", style.href);
    c.set("formToken", buildFormToken(ensureToken(c)));
    c.set("user", await findUser(c, options));
    await next();
  });
  app.use(createGuard(origin));
  app.get(signedOutPath, (c) => showSignedOut(c));
  options.addEntrance(app);

  // Everything below is for users alone.
  app.use(async (c, next) => (c.var.user ? next() : askToSignIn(c)));
  addSignOutRoutes(app, options);
  addInboxRoutes(app, options);
  addExportRoutes(app, options);
  addNewLeadRoutes(app, options);
  addContactListRoutes(app, options);
  addLeadRoutes(app, options);
  addEraseRoutes(app, options);
  addReportRoutes(app, options);
  addRecordPages(app, options.store);

  app.notFound((c) =>
    showSmallPage(c, { part: "Not found", heading: "Page not found.", status: 404, next: toInbox }),
  );
  app.onError((error, c) => {
    log.error("desk request failed", getErrorDetails(error));
    return showSmallPage(c, {
      part: "Failed",
      heading: "Something went wrong.",
      status: 500,
      body: html`<p>The server could not do this right now; its log says why. Go back and try again: your browser has kept what you typed.</p>`,
    });
  });
  return app;
}

/** The entrance of a desk on the user's own computer: no mail, no button. */
function addLocalEntrance(
  app: Hono<DeskEnv>,
  options: Pick<DeskOptions, "sessions" | "store"> & { hasServerSettings: boolean },
): void {
  if (!options.hasServerSettings) {
    for (const path of [entryPage, listPage, `${leadPath}/release`]) {
      app.all(path, (c) => refuseRequest(c, missingSettings));
    }
  }

  app.get("/desk/open/:token", async (c) => {
    const email = await options.sessions.useLink(hashToken(c.req.param("token")), c.var.now);
    if (email === undefined) return c.redirect("/desk/sign-in", 303);
    await startSession(c, email, options);
    return c.redirect("/desk", 303);
  });

  app.get("/desk/sign-in", (c) =>
    showSmallPage(c, {
      part: "This computer",
      heading: "Start the desk again.",
      status: 403,
      body: html`<p>The address works once, within 15 minutes. Stop <code>npm run desk</code> in the terminal and run it again.</p>`,
    }),
  );
}

type ServedDeskOptions = LeadsContext &
  Pick<DeskOptions, "fonts" | "wakeOutbox"> & { counter: HourlyCounter };

export function createDeskListener(options: ServedDeskOptions): Listener {
  const { dataDir, desk, mail, siteOrigin, store } = options;
  const access = { sessions: store, users: desk.users, origin: desk.origin ?? siteOrigin };
  const signIn = { ...options, ...access, sendMail: createMailDelivery(mail, dataDir) };
  const addEntrance = (app: Hono<DeskEnv>) => addSignInRoutes(app, signIn);
  return listenTo({ ...options, ...access, addEntrance });
}

interface LocalDeskOptions
  extends Omit<DeskOptions, "addEntrance" | "clock" | "sessions" | "users" | "wakeOutbox"> {
  user: string;
  /** Whether SITE_ORIGIN and MAIL_TO are set, which no server's settings lack. */
  hasServerSettings: boolean;
}

/** The desk for one person at this computer, and the address that opens it once. */
export async function createLocalDesk(options: LocalDeskOptions) {
  const { desk, origin, user } = options;
  const users = [...new Set([user, ...desk.users])];
  // Gone with this process.
  const database = new DatabaseSync(":memory:");
  runSqliteMigrations(database);
  const sessions = createDeskSessions(connectSqlite(database));
  const { host } = new URL(origin);
  const answer = listenTo({
    ...options,
    sessions,
    users,
    clock: systemClock,
    addEntrance: (app) => addLocalEntrance(app, { ...options, sessions }),
    // The server's worker looks for what is due once a minute.
    wakeOutbox() {},
  });
  const token = await createLink(sessions, user, new Date(), 1);
  return {
    address: `${origin}/desk/open/${token}`,
    async listener(request: IncomingMessage, response: ServerResponse) {
      // A page elsewhere can have its own name point to this machine (DNS rebinding).
      if (request.headers.host === host) return answer(request, response);
      response.writeHead(421, { "content-type": "text/plain" }).end("Wrong host\n");
    },
  };
}

function listenTo(options: DeskOptions): Listener {
  const app = createDesk(options);
  return createListener((request, peer) => app.fetch(request, { peer }));
}
