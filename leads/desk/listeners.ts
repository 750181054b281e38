import { DatabaseSync } from "node:sqlite";
import type { Hono } from "hono";
import type { LeadsEnv } from "../env/env.ts";
import { createListener, type Listener } from "../handler/node-listener.ts";
import { createMailDelivery } from "../outbox/mail-delivery.ts";
import type { HourlyCounter } from "../spam/hourly-counter.ts";
import { createDeskSessions } from "../store/desk-sessions.ts";
import { connectSqlite } from "../store/sqlite/connection.ts";
import { runSqliteMigrations } from "../store/sqlite/run-migrations.ts";
import { systemClock } from "../time/clock.ts";
import type { DeskEnv, DeskOptions } from "./context.ts";
import { createDesk } from "./desk.ts";
import { addLocalEntrance, createLocalAddress } from "./local-entrance.ts";
import { addSignInRoutes } from "./sign-in-routes.ts";

interface ServedDeskOptions
  extends LeadsEnv,
    Pick<DeskOptions, "clock" | "fonts" | "log" | "store" | "wakeOutbox"> {
  counter: HourlyCounter;
  /** Signs links (`DeskSessions.getLinkKey`). */
  linkKey: string;
}

/** The desk as a listener, with sign-in by mail; the caller does the routing. */
export function createDeskListener(options: ServedDeskOptions): Listener {
  const { dataDir, desk, mail, siteOrigin, store, trustedProxies } = options;
  const access = { sessions: store, users: desk.users, origin: desk.origin ?? siteOrigin };
  const signIn = {
    ...options,
    ...access,
    trust: { trustedProxies },
    sendMail: createMailDelivery(mail, dataDir),
    mailFrom: mail.from,
  };
  const addEntrance = (app: Hono<DeskEnv>) => addSignInRoutes(app, signIn);
  return listenTo({ ...options, ...access, addEntrance });
}

export interface LocalDeskOptions
  extends Omit<DeskOptions, "addEntrance" | "clock" | "sessions" | "users" | "wakeOutbox"> {
  /** The person at this computer, by mail address. */
  user: string;
  /** Whether SITE_ORIGIN is set, which no server's settings lack. */
  hasOrigin: boolean;
}

/** The desk for one person at this computer, and the address that opens it once. */
export async function createLocalDesk(
  options: LocalDeskOptions,
): Promise<{ listener: Listener; address: string }> {
  const { desk, origin, user } = options;
  const users = [...new Set([user, ...desk.users])];
  // Gone with this process.
  const database = new DatabaseSync(":memory:");
  runSqliteMigrations(database);
  const sessions = createDeskSessions(connectSqlite(database));
  const { host } = new URL(origin);
  const answer = listenTo({
    ...options,
    sessions,
    users,
    clock: systemClock,
    addEntrance: (app) => addLocalEntrance(app, { ...options, sessions }),
    // The server's worker looks for what is due once a minute.
    wakeOutbox() {},
  });
  return {
    address: await createLocalAddress({ sessions, user, origin }),
    async listener(request, response) {
      // A page elsewhere can have its own name point to this machine (DNS rebinding).
      if (request.headers.host === host) return answer(request, response);
      response.writeHead(421, { "content-type": "text/plain" }).end("Wrong host\n");
    },
  };
}

function listenTo(options: DeskOptions): Listener {
  const app = createDesk(options);
  return createListener((request, peer) => app.fetch(request, { peer }));
}
