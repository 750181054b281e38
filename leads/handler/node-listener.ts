import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";

/** A request listener of Node's http; resolves when the answer is sent. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A listener that answers as `answer` does; `peer` is the address of the connection's other end. */
export function createListener(
  answer: (request: Request, peer: string | undefined) => Response | Promise<Response>,
): Listener {
  return getRequestListener(
    (request, { incoming }) => answer(request, incoming.socket.remoteAddress),
    { hostname: "localhost", overrideGlobalObjects: false },
  );
}
