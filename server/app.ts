import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { buildContactPolicy } from "leads/contact-policy";
import { getErrorDetails } from "leads/log";
import { type Leads, type LeadsOptions, openLeads } from "leads/node";
import { functionPath } from "leads/protocol";
import { strictTransportSecurity } from "./file-rules.ts";
import { findFonts } from "./fonts.ts";
import { readSiteManifest } from "./site-manifest.ts";
import { createStaticListener, parseTarget } from "./static.ts";

export interface AppOptions extends Omit<LeadsOptions, "contactPages" | "readContactPage"> {
  /** The build folder, with `client/` and `site-manifest.json`. */
  buildDir: string;
}

export interface App {
  /** For `http.createServer`. Never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Call once no requests are open. */
  close(): Promise<void>;
}

const failureHeaders = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/**
 * The whole site as one listener: pages and files, the function, `/healthz`. Throws a `StartError`
 * if the build is missing or the store cannot be opened.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { buildDir, log, siteOrigin } = options;
  const { contactPages, headers, homes, origin, redirects } = readSiteManifest(buildDir);
  const root = join(buildDir, "client");
  const leads = await openLeads({
    ...options,
    contactPages,
    fonts: findFonts(root),
    readContactPage: (path) => readFile(join(root, path, "index.html"), "utf8"),
  });
  const serveFile = createStaticListener({ root, homes, redirects, policies: headers.policies });
  const answerHealth = createHealthListener(leads);
  const routes: Record<string, Leads["listener"]> = {
    [functionPath]: leads.listener,
    "/healthz": answerHealth,
  };
  const always = new Headers(headers.always);
  // Only a host reached over HTTPS may require HTTPS (RFC 6797, 7.2).
  if (siteOrigin.startsWith("https:"))
    always.set("strict-transport-security", strictTransportSecurity);
  const contactPolicy = buildContactPolicy(headers, contactPages);
  // Copies of the site (staging, a laptop) must not compete with it in search results.
  const isProduction = siteOrigin === origin;

  return {
    listener(request, response) {
      response.setHeaders(always);
      if (!isProduction) response.setHeader("x-robots-tag", "noindex");
      const { pathname } = parseTarget(request.url ?? "/");
      if (pathname === functionPath && contactPolicy) {
        response.setHeader("content-security-policy", contactPolicy);
      }
      const answer =
        leads.desk && /^\/desk(\/|$)/.test(pathname)
          ? leads.desk
          : Object.hasOwn(routes, pathname)
            ? routes[pathname]
            : serveFile;
      answer?.(request, response).catch((error) => {
        log.error("request failed", getErrorDetails(error));
        if (response.headersSent) response.destroy();
        else response.writeHead(500, failureHeaders).end("Server error\n");
      });
    },
    close: leads.close,
  };
}

/** Milliseconds for which one successful health check answers all: anybody may ask. */
const healthCacheTtl = 1_000;

/**
 * 200 while leads can be stored, else 503: `{"status": "ok"}`, `"unavailable"`,
 * or `"warning"` with what somebody should look at.
 */
function createHealthListener({ checkHealth }: Leads): Leads["listener"] {
  const check = () =>
    checkHealth().then(
      (warnings) => ({
        status: Object.keys(warnings).length > 0 ? "warning" : "ok",
        ...warnings,
      }),
      () => ({ status: "unavailable" }),
    );
  let last: { health: ReturnType<typeof check>; until: number } | undefined;
  return async (_request, response) => {
    if (!last || performance.now() > last.until) {
      last = { health: check(), until: performance.now() + healthCacheTtl };
    }
    const health = await last.health;
    if (health.status === "unavailable") last = undefined;
    response.writeHead(health.status === "unavailable" ? 503 : 200, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify(health));
  };
}
