import type { IncomingMessage, ServerResponse } from "node:http";
import { commonHeaders } from "leads/contact-page";
import { type Leads, type LeadsOptions, openLeads, type Visit } from "leads/node";
import { functionPath } from "leads/protocol";
import { getErrorDetails } from "startup/log";
import { strictTransportSecurity } from "./file-rules.ts";
import { followReleases, type Release } from "./follow-releases.ts";
import { isDeskFile } from "./site-files.ts";
import { parseTarget } from "./static.ts";

/** What programs call themselves that open pages as a browser does, without anybody reading. */
const bots = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;

/**
 * What the first request of a visit says of it: somebody opens a page from elsewhere, by what every
 * browser since 2023 says (Sec-Fetch). Undefined for any other request: of a page's files, from a
 * page of this site, ahead of a click, by a known bot, for anything that is no page.
 *
 * @param pages the paths of all pages
 */
function readVisit(
  { headers, method, url = "/" }: IncomingMessage,
  pages: ReadonlySet<string>,
): Visit | undefined {
  if (method !== "GET" || headers["sec-fetch-dest"] !== "document") return;
  if (headers["sec-fetch-site"] === "same-origin" || headers["sec-purpose"]) return;
  if (bots.test(headers["user-agent"] ?? "bot")) return;
  const { pathname, search } = parseTarget(url);
  const page = pathname.endsWith("/") ? pathname : `${pathname}/`;
  if (!pages.has(page)) return;
  const query = new URLSearchParams(search);
  const { referer = "" } = headers;
  return {
    page,
    utmSource: query.get("utm_source") ?? undefined,
    utmCampaign: query.get("utm_campaign") ?? undefined,
    referrerHost: URL.canParse(referer) ? new URL(referer).hostname : undefined,
  };
}

/** Milliseconds for which one successful health check answers all: anybody may ask. */
const healthCacheTtl = 1_000;

/**
 * 200 while leads can be stored, else 503: `{"status": "ok"}`, `"unavailable"`,
 * or `"warning"` with what somebody should look at. With `?strict`, a warning is 503, too.
 */
export function createHealthListener(checkHealth: Leads["checkHealth"]) {
  const check = () =>
    checkHealth().then(
      (warnings) => ({
        status: Object.keys(warnings).length > 0 ? "warning" : "ok",
        ...warnings,
      }),
      () => ({ status: "unavailable" }),
    );
  let last: { health: ReturnType<typeof check>; until: number } | undefined;
  return async (
    request: Pick<IncomingMessage, "url">,
    response: Pick<ServerResponse, "writeHead" | "end">,
  ): Promise<void> => {
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

interface AppOptions extends Omit<LeadsOptions, "getCampaignCosts" | "getContactPages"> {
  /** A release's folder, with `client/` and `site-manifest.json`, or a link to it. */
  buildDir: string;
}

const failureHeaders = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/**
 * The whole site as one listener: pages and files, the function, `/healthz`. Every request is
 * answered by one release, the one that is linked when it arrives. Throws a `StartError` if the
 * build is missing or the store cannot be opened.
 */
export async function createApp(options: AppOptions) {
  const { log, siteOrigin } = options;
  const getRelease = followReleases(options);
  const leads = await openLeads({
    ...options,
    getContactPages: () => getRelease().contactSite.contactPages,
    getCampaignCosts: () => getRelease().campaignCosts,
  });
  const answerHealth = createHealthListener(leads.checkHealth);

  const createListeners = (release: Release) => ({
    release,
    answerForm: leads.createListener(release.contactSite),
    desk: leads.createDesk(release.deskFonts),
  });
  let listeners = createListeners(getRelease());

  const headers = new Headers(commonHeaders);
  // Only a host reached over HTTPS may require HTTPS (RFC 6797, 7.2).
  if (siteOrigin.startsWith("https:"))
    headers.set("strict-transport-security", strictTransportSecurity);
  const deskHost = options.desk.origin && new URL(options.desk.origin).host;

  function findListener(path: string, host: string) {
    const { answerForm, desk, release } = listeners;
    if (path === "/healthz") return answerHealth;
    if (desk && deskHost === host) {
      return isDeskFile(path) ? release.serveDeskFile : desk;
    }
    if (path === functionPath) return answerForm;
    const isDesk = !deskHost && /^\/desk(?:\/|$)/.test(path);
    return (isDesk && desk) || release.serveFile;
  }

  return {
    /** For `http.createServer`. Never throws. */
    listener(request: IncomingMessage, response: ServerResponse): void {
      const release = getRelease();
      if (release !== listeners.release) listeners = createListeners(release);
      response.setHeaders(headers);
      const { pathname } = parseTarget(request.url ?? "/");
      if (pathname === functionPath) {
        response.setHeader("content-security-policy", release.contactPolicy);
      }
      const answer = findListener(pathname, (request.headers.host ?? "").toLowerCase());
      const visit = answer === release.serveFile && readVisit(request, release.pages);
      if (visit) void leads.countVisit(visit, request);
      answer(request, response).catch((error) => {
        log.error("request failed", getErrorDetails(error));
        if (response.headersSent) response.destroy();
        else response.writeHead(500, failureHeaders).end("Server error\n");
      });
    },
    /** Call once no requests are open. */
    close: leads.close,
  };
}
