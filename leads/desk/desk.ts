import { Hono } from "hono";
import { html } from "hono/html";
import { methodNotAllowed } from "hono/method-not-allowed";
import { getErrorDetails } from "startup/log";
import { buildStyleSheet, type DeskContext, type DeskEnv, type DeskOptions } from "./context.ts";
import { addEraseRoutes } from "./erase.ts";
import { addExportRoutes } from "./export-routes.ts";
import { createGuard } from "./guard.ts";
import { addInboxRoutes } from "./inbox.ts";
import { showSmallPage, toInbox } from "./layout.ts";
import { addLeadRoutes } from "./lead-routes.ts";
import { addNewLeadRoutes } from "./new-lead.ts";
import { addRecordPages } from "./record-page.ts";
import { addReportRoutes } from "./report-routes.ts";
import {
  addSignOutRoutes,
  askToSignIn,
  ensureToken,
  findUser,
  showSignedOut,
  signedOutPath,
} from "./sessions.ts";
import { buildFormToken } from "./tokens.ts";

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
  const { clock, log, origin, timeZone } = options;
  const app = new Hono<DeskEnv>();
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
    c.set("isSecure", origin.startsWith("https:"));
    c.set("styleHref", style.href);
    c.set("formToken", buildFormToken(ensureToken(c)));
    c.set("user", await findUser(c, options));
    await next();
  });
  app.use(createGuard(origin));
  app.get(signedOutPath, showSignedOut);
  options.addEntrance(app);

  // Everything below is for users alone.
  app.use(async (c, next) => (c.var.user ? next() : askToSignIn(c)));
  addSignOutRoutes(app, options);
  addInboxRoutes(app, options);
  addExportRoutes(app, options);
  addNewLeadRoutes(app, options);
  addLeadRoutes(app, options);
  addEraseRoutes(app, options);
  addReportRoutes(app, options);
  addRecordPages(app, options.store);

  app.notFound(showNotFound);
  app.onError((error, c) => {
    log.error("desk request failed", getErrorDetails(error));
    return showFailure(c);
  });
  return app;
}

function showNotFound(c: DeskContext) {
  return showSmallPage(c, {
    part: "Not found",
    heading: "Page not found.",
    status: 404,
    next: toInbox,
  });
}

function showFailure(c: DeskContext) {
  return showSmallPage(c, {
    part: "Failed",
    heading: "Something went wrong.",
    status: 500,
    body: html`<p>The server could not do this right now; its log says why. Go back and try again: your browser has kept what you typed.</p>`,
  });
}
