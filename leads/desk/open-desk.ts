import { getRequestListener } from "@hono/node-server";
import type { Clock } from "../clock.ts";
import type { LeadsEnv } from "../env.ts";
import type { Listener } from "../handler/node-listener.ts";
import type { Log } from "../log.ts";
import { createMailDelivery } from "../outbox/create-mail-delivery.ts";
import type { SubmissionCounter } from "../spam/submission-counter.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { createDesk } from "./desk.ts";
import type { DeskFonts } from "./style.ts";

export interface ServedDeskOptions extends LeadsEnv {
  store: LeadStore;
  counter: SubmissionCounter;
  clock: Clock;
  log: Log;
  fonts: DeskFonts;
  wakeOutbox(): void;
}

/** The desk as a listener, with sign-in by mail; the caller does the routing. */
export function createDeskListener(options: ServedDeskOptions): Listener {
  const { dataDir, desk, mail, siteOrigin, store, trustedProxies } = options;
  const app = createDesk({
    ...options,
    sessions: store,
    users: desk.users,
    trust: { trustedProxies },
    sendMail: createMailDelivery(mail, dataDir),
    mailFrom: mail.from,
    mailDomain: new URL(siteOrigin).hostname,
  });
  return getRequestListener(
    (request, { incoming }) => app.fetch(request, { peer: incoming.socket.remoteAddress }),
    { hostname: "localhost", overrideGlobalObjects: false },
  );
}
