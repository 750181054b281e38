import { Hono } from "hono";
import { html } from "hono/html";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Clock } from "../clock.ts";
import { getErrorDetails } from "../log.ts";
import { askToSignIn } from "./ask-to-sign-in.ts";
import { type DeskContext, type DeskEnv, getUser } from "./context.ts";
import { ensureToken, forgetSession, getSessionToken } from "./cookies.ts";
import { createGuard } from "./guard.ts";
import { addInboxRoutes, type InboxOptions } from "./inbox-routes.ts";
import { showPage } from "./layout.ts";
import { addLeadRoutes, type LeadRouteOptions } from "./lead-routes.ts";
import { addSignInRoutes, type SignInOptions } from "./sign-in-routes.ts";
import { buildStyleSheet, type DeskFonts } from "./style.ts";
import { buildFormToken, hashToken } from "./tokens.ts";

export type DeskOptions = SignInOptions &
  InboxOptions &
  LeadRouteOptions & { clock: Clock; fonts: DeskFonts; timeZone: string };

/** What every answer of the desk says beside the site's own headers. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
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
  const { clock, log, sessions, siteOrigin, timeZone, users } = options;
  const app = new Hono<DeskEnv>();
  const style = buildStyleSheet(options.fonts);

  /** Who has the session of a request, unless they are no longer users. */
  async function findUser(c: DeskContext): Promise<string | undefined> {
    const token = getSessionToken(c);
    if (!token) return;
    const email = await sessions.findSession(hashToken(token), c.var.now);
    return email !== undefined && users.includes(email) ? email : undefined;
  }

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
    c.set("timeZone", timeZone);
    c.set("isSecure", siteOrigin.startsWith("https:"));
    c.set("styleHref", style.href);
    c.set("formToken", buildFormToken(ensureToken(c)));
    c.set("user", await findUser(c));
    await next();
  });
  app.use(createGuard(siteOrigin));
  addSignInRoutes(app, options);

  // Everything below is for users alone.
  app.use(async (c, next) => (c.var.user ? next() : askToSignIn(c)));
  app.post("/desk/sign-out-everywhere", async (c) => {
    await sessions.endSessions(getUser(c));
    forgetSession(c);
    return c.redirect("/desk/signed-out", 303);
  });
  addInboxRoutes(app, options);
  addLeadRoutes(app, options);

  app.notFound((c) =>
    showPage(c, {
      title: "Page not found",
      status: 404,
      body: html`<h1>There is no such page.</h1><p><a href="/desk">To the inbox</a></p>`,
    }),
  );
  app.onError((error, c) => {
    log.error("desk request failed", getErrorDetails(error));
    return showPage(c, {
      title: "Something went wrong",
      status: 500,
      body: html`<h1>That did not work.</h1>
<p>The server could not do this right now; its log says why. Go back and try again: your browser has kept what you typed.</p>`,
    });
  });
  return app;
}
