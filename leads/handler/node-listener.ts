import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createSubmitContact } from "../functions/submit-contact/handler.ts";
import type { Ports } from "../functions/submit-contact/ports.ts";

/** Where the hosted backend, and this server, serve the function. */
export const functionPath = "/functions/v1/submit-contact";

/** A request listener of Node's http; resolves when the answer is sent. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The submit-contact function as a listener; the caller does the routing. */
export function createFunctionListener(ports: Ports): Listener {
  const answer = createSubmitContact(ports);
  const listener = getRequestListener(
    (request, { incoming }) => answer(request, incoming.socket.remoteAddress),
    { hostname: "localhost", overrideGlobalObjects: false },
  );
  let warned = ports.settings.trustedProxies > 0;
  return async (request, response) => {
    if (!warned && request.headers["x-forwarded-for"] !== undefined) {
      warned = true;
      ports.log.error("X-Forwarded-For is ignored, since TRUST_PROXY is not set");
    }
    await listener(request, response);
  };
}
