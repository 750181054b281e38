import type { IncomingMessage } from "node:http";
import type { Visit } from "leads/node";
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
export function readVisit(
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
