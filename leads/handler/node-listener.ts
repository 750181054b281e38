import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { HandlerDependencies } from "./dependencies.ts";
import { createSubmitContact } from "./submit-contact.ts";

/** A request listener of Node's http; resolves when the answer is sent. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The submit-contact function as a listener; the caller does the routing. */
export function createNodeListener(deps: HandlerDependencies): Listener {
  const answer = createSubmitContact(deps);
  return getRequestListener(
    (request, { incoming }) => answer(request, incoming.socket.remoteAddress),
    { hostname: "localhost", overrideGlobalObjects: false },
  );
}
