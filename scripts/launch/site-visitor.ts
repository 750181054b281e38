import { once } from "node:events";
import { Agent, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { text } from "node:stream/consumers";

export interface Visit {
  status: number;
  headers: Headers;
  body: string;
}

export interface VisitOptions {
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
