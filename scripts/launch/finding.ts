import { once } from "node:events";
import { Agent, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { text } from "node:stream/consumers";

/** The result of one check of the finished site. */
export interface Finding {
  name: string;
  outcome: "ok" | "failed" | "not checked";
  /** What was verified, or each fault, or why it could not be checked. */
  messages: readonly string[];
}

/** What to do about a failed check whose messages say only what was found and expected. */
const remedies: Partial<Record<string, string>> = {
  address: "check DNS, the proxy and its certificate, and that SITE_ORIGIN is origin of site.yaml",
  "https only": "let the proxy redirect http to https",
  pages: "release the build that is in build/, then look at the server’s log",
  canonical: "build with SITE_ORIGIN as in content/site.yaml, and release that build",
  headers: "let the proxy or the host pass the site’s headers on as they are",
  policy: "turn off whatever changes the HTML on the way, and release the build that is in build/",
  redirects: "release the build that is in build/; the host has to read its redirects",
  "not found": "release the build that is in build/; the host has to answer 404 with its 404.html",
  search:
    "set SITE_ORIGIN on the server, or the domain at the host, to origin of content/site.yaml",
  caching: "let the proxy or the host pass cache-control on as it is, and compress text",
  mail: "see “When something is wrong” in docs/operating.md, then run npm run leads -- retry",
  erasure: "close whatever reads the database, and erase the lead by hand",
};

/** A check that passes if there are no faults, with `verified` as its message. */
export function judgeCheck(name: string, faults: readonly string[], verified = ""): Finding {
  return faults.length === 0
    ? { name, outcome: "ok", messages: [verified] }
    : { name, outcome: "failed", messages: faults };
}

/** What could not be checked, and why. */
export const skipCheck = (name: string, reason: string): Finding => ({
  name,
  outcome: "not checked",
  messages: [reason],
});

/** Faults of individual pages; one shared by several pages is listed once. */
export function groupFaults(faults: readonly { path: string; fault: string }[]): string[] {
  return [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const paths = new Set(faults.filter((one) => one.fault === fault).map(({ path }) => path));
    const [path] = paths;
    return paths.size === 1
      ? `${path}: ${fault}`
      : `${paths.size} pages, such as ${path}: ${fault}`;
  });
}

/** A value for use in a sentence; long ones are truncated. */
export function shortenValue(value: string | null): string {
  if (value === null) return "missing";
  return value.length > 60 ? `"${value.slice(0, 60)}…"` : `"${value}"`;
}

export function renderFinding({ name, outcome, messages }: Finding): string {
  const shown = messages.slice(0, 8);
  if (messages.length > shown.length)
    shown.push(`and ${messages.length - shown.length} more like these`);
  const remedy = outcome === "failed" ? remedies[name] : undefined;
  if (remedy) shown.push(`To do: ${remedy}.`);
  const head = `${outcome === "failed" ? "FAILED" : outcome}`.padEnd(12) + name.padEnd(12);
  return shown
    .map((line, index) => (index === 0 ? head : " ".repeat(head.length)) + line)
    .join("\n");
}

export interface Visit {
  status: number;
  headers: Headers;
  body: string;
}

interface VisitOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** How long to wait for an answer, in milliseconds. */
const patience = 20_000;

/**
 * Makes requests without following redirects. A visit rejects if the host does not answer.
 *
 * @param site the site's address
 * @param connect another address where the site answers, such as a new host before the domain points
 *   to it (curl's --connect-to); requests to other hosts, such as the form's backend, go to those
 */
export function createVisitor(site?: string, connect?: string) {
  const moved = site && connect ? new Map([[new URL(site).hostname, connect]]) : undefined;
  const options = { keepAlive: true, maxSockets: 8 };
  const agents = { "http:": new Agent(options), "https:": new SecureAgent(options) };

  return async (address: string, { body, headers, method }: VisitOptions = {}): Promise<Visit> => {
    const { host, hostname, origin, pathname, search } = new URL(address);
    const place = new URL(moved?.get(hostname) ?? origin);
    const isSecure = place.protocol === "https:";
    const call = (isSecure ? requestHttps : requestHttp)({
      hostname: place.hostname.replace(/^\[|\]$/g, ""),
      port: place.port,
      path: pathname + search,
      method: method ?? "GET",
      agent: agents[isSecure ? "https:" : "http:"],
      headers: { host, ...headers },
      ...(isSecure && { servername: hostname }),
      signal: AbortSignal.timeout(patience),
    });
    call.end(body);
    const [response] = await once(call, "response");
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headersDistinct)) {
      for (const part of value as string[]) received.append(name, part);
    }
    return { status: response.statusCode, headers: received, body: await text(response) };
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
