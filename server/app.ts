import type { IncomingMessage, ServerResponse } from "node:http";
import { getErrorDetails } from "leads/log";
import { type Leads, type LeadsOptions, openLeads } from "leads/node";
import { functionPath } from "leads/protocol";
import { followReleases } from "./releases.ts";
import { parseTarget } from "./static.ts";

export interface AppOptions extends Omit<LeadsOptions, "getContactPages"> {
  /** A release's folder, with `client/` and `site-manifest.json`, or a link to it. */
  buildDir: string;
}

export interface App {
  /** For `http.createServer`. Never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Call once no requests are open. */
  close(): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const failureHeaders = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/**
 * The whole site as one listener: pages and files, the function, `/healthz`. Every request is
 * answered by one release, the one that is linked when it arrives. Throws a `StartError` if the
 * build is missing or the store cannot be opened.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { log } = options;
  const getRelease = followReleases(options);
  const leads = await openLeads({
    ...options,
    getContactPages: () => getRelease().contactSite.contactPages,
  });
  let release = getRelease();
  let answerForm = leads.createListener(release.contactSite);
  let desk = leads.createDesk(release.deskFonts);
  const answerHealth = createHealthListener(leads);

  const findListener = (path: string): Listener | undefined => {
    if (path === functionPath) return answerForm;
    if (path === "/healthz") return answerHealth;
    return /^\/desk(?:\/|$)/.test(path) ? desk : undefined;
  };

  return {
    listener(request, response) {
      const current = getRelease();
      if (current !== release) {
        release = current;
        answerForm = leads.createListener(release.contactSite);
        desk = leads.createDesk(release.deskFonts);
      }
      response.setHeaders(release.headers);
      const { pathname } = parseTarget(request.url ?? "/");
      if (pathname === functionPath && release.contactPolicy) {
        response.setHeader("content-security-policy", release.contactPolicy);
      }
      const answer = findListener(pathname) ?? release.serveFile;
      answer(request, response).catch((error) => {
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
 * or `"warning"` with what somebody should look at. With `?strict`, a warning is 503, too.
 */
function createHealthListener({ checkHealth }: Leads): Listener {
  const check = () =>
    checkHealth().then(
      (warnings) => ({
        status: Object.keys(warnings).length > 0 ? "warning" : "ok",
        ...warnings,
      }),
      () => ({ status: "unavailable" }),
    );
  let last: { health: ReturnType<typeof check>; until: number } | undefined;
  return async (request, response) => {
    if (!last || performance.now() > last.until) {
      last = { health: check(), until: performance.now() + healthCacheTtl };
    }
    const health = await last.health;
    if (health.status === "unavailable") last = undefined;
    const isStrict = new URLSearchParams(parseTarget(request.url ?? "").search).has("strict");
    const isHealthy = health.status === "ok" || (health.status === "warning" && !isStrict);
    response.writeHead(isHealthy ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify(health));
  };
}
