import type { IncomingMessage, ServerResponse } from "node:http";
import { commonHeaders } from "leads/contact-page";
import { type LeadsOptions, openLeads } from "leads/node";
import { functionPath } from "leads/protocol";
import { getErrorDetails } from "startup/log";
import { isDeskFile } from "./desk-files.ts";
import { strictTransportSecurity } from "./file-rules.ts";
import { followReleases, type Release } from "./follow-releases.ts";
import { createHealthListener } from "./health.ts";
import { readVisit } from "./read-visit.ts";
import { parseTarget } from "./static.ts";

export interface AppOptions extends Omit<LeadsOptions, "getContactPages"> {
  /** A release's folder, with `client/` and `site-manifest.json`, or a link to it. */
  buildDir: string;
}

export interface App {
  /** For `http.createServer`. Never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** When the team's report is mailed next; undefined if none is wished. */
  nextReport: string | undefined;
  /** Call once no requests are open. */
  close(): Promise<void>;
}

const failureHeaders = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/**
 * The whole site as one listener: pages and files, the function, `/healthz`. Every request is
 * answered by one release, the one that is linked when it arrives. Throws a `StartError` if the
 * build is missing or the store cannot be opened.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { log, siteOrigin } = options;
  const getRelease = followReleases(options);
  const leads = await openLeads({
    ...options,
    getContactPages: () => getRelease().contactSite.contactPages,
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
    nextReport: leads.nextReport,
    listener(request, response) {
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
    close: leads.close,
  };
}
