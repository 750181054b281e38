import { once } from "node:events";
import { Agent, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { text } from "node:stream/consumers";
import type { HostedSite } from "../../build-site/hosting/write-hosting.ts";

export interface Finding {
  name: string;
  outcome: "ok" | "failed" | "not checked";
  /** What was verified, or each fault, or why it could not be checked. */
  messages: readonly string[];
  /** What to do, where the messages say only what was found and expected. */
  remedy?: string | undefined;
}

export const unless = (isGood: boolean | undefined, fault: string): string[] =>
  isGood ? [] : [fault];

/** A check that passes if there are no faults, with `verified` as its message. */
export const judgeCheck = (
  name: string,
  faults: readonly string[],
  verified: string,
  remedy?: string,
): Finding =>
  faults.length === 0
    ? { name, outcome: "ok", messages: [verified] }
    : { name, outcome: "failed", messages: faults, remedy };

export function renderFinding({ name, outcome, messages, remedy }: Finding): string {
  const shown = messages.slice(0, 8);
  if (messages.length > shown.length)
    shown.push(`and ${messages.length - shown.length} more like these`);
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

type Request = { method?: string; headers?: Record<string, string>; body?: string };

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

  return async (address: string, { body, headers, method }: Request = {}): Promise<Visit> => {
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

type VisitedPage = Visit & { path: string };

export type VisitedSite = {
  visit: Visitor;
  /** where visitors find it */
  origin: string;
  /** the build that should be there */
  site: HostedSite;
  pages: readonly VisitedPage[];
};

/**
 * An attribute of the first such element; a pattern is enough, and parsing whole pages takes time.
 */
export function getAttribute(html: string, element: RegExp, name: string): string | undefined {
  const [tag = ""] = element.exec(html) ?? [];
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}

export const listPolicies = ({ body, headers }: Visit): string[] =>
  [
    headers.get("content-security-policy"),
    getAttribute(body, /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/, "content"),
  ].map((policy) => policy ?? "");
