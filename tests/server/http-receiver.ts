import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A web server that answers with the statuses in turn, then with 200, and keeps what it was sent. */
export async function startHttpReceiver(statuses: number[] = []) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
    response.writeHead(statuses.shift() ?? 200, { location: "http://localhost:1/" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/in` };
}
