import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { OnEnd } from "./site-fixture.ts";

export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A web server that gives these answers in turn, then 200, and keeps what it was sent. */
export async function startHttpReceiver(
  answers: (number | ReceiverAnswer)[] = [],
  onEnd: OnEnd = onTestFinished,
) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { headers, url: path = "" } = request;
    calls.push({ path, headers, body: Buffer.concat(chunks).toString("utf8") });
    const next = answers.shift() ?? 200;
    const answer: ReceiverAnswer = typeof next === "number" ? { status: next } : next;
    response.writeHead(answer.status, { location: "http://localhost:1/", ...answer.headers });
    response.end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onEnd(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/in` };
}
