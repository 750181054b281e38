import { createHash } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Of the body as it came. */
  bytes: number;
  hash: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Headers that say nothing of the site: how a connection is kept, what a server calls itself. */
const ownOfServer = new Set([
  "accept-ranges",
  "alt-svc",
  "connection",
  "content-length", // the bytes are counted
  "date",
  "keep-alive",
  "server",
  "transfer-encoding",
]);

/** Asks with the path as it stands, the body left packed. */
export async function ask(address: string, question: Question): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const { path, method = "GET", headers } = question;
  const call = request({ hostname, port, path, method, headers, agent }).end();
  const [response] = await once(call, "response");
  const body = await buffer(response);
  const entries = Object.entries(response.headers as Record<string, string>);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(entries.filter(([name]) => !ownOfServer.has(name))),
    bytes: body.length,
    hash: createHash("sha256").update(body).digest("base64"),
  };
}

/**
 * What two hosts must answer alike: status, headers, body. Each has its own way of naming versions of
 * a file, and its own few words beside a redirect or a refusal.
 */
export function describeAnswer({ bytes, hash, headers, status }: Answer): Record<string, unknown> {
  const { etag, "last-modified": modified, ...others } = headers;
  const hasEtag = etag !== undefined;
  // With an ETag, a 304 may leave the date out (RFC 9110, 15.4.5).
  const dated = { hasEtag, hasDate: status === 304 ? hasEtag : modified !== undefined };
  if (status === 200 || status === 404) return { status, ...others, ...dated, bytes, hash };
  delete others["content-type"];
  return { status, ...others, ...dated };
}
