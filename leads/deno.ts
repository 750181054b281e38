import { timingSafeEqual } from "node:crypto";
import { getErrorDetails } from "../functions/submit-contact/error-details.ts";
import { hashByWebCrypto } from "../functions/submit-contact/fingerprint.ts";
import { createSubmitContact } from "../functions/submit-contact/handler.ts";
import { createRandomIds } from "../functions/submit-contact/ids.ts";
import { createAnswerPages } from "./answer-page.ts";
import { getOldBacklog } from "./backlog-watch.ts";
import { parseEdgeEnv } from "./env-edge.ts";
import { createLog } from "./log.ts";
import { drainOutbox } from "./outbox/drain-outbox.ts";
import type { Variables } from "./parse-variables.ts";
import { getExpiryTimes } from "./retention.ts";
import { runOneAtATime } from "./run-one-at-a-time.ts";
import type { SiteManifest } from "./site-manifest.ts";
import { connectPostgres } from "./store/postgres-connection.ts";
import { createPostgresStore } from "./store/postgres-store.ts";

/** How long the site may take to give the contact page, in milliseconds. */
const pageTimeout = 10_000;

export interface EdgeSurroundings {
  variables: Variables;
  manifest: SiteManifest;
  /** Keeps the instance alive until the work is done, though the answer is sent. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The submit-contact function for a hosted edge: the same handler and store as
 * on Node, PostgreSQL by connection string, mail over HTTPS or port 465. Mails
 * leave after the answer; `POST …/submit-contact/deliver` with the OUTBOX_SECRET
 * as bearer token, called by a schedule, tries again what failed and removes
 * what is too old. Throws a `StartError` that names what is not set.
 */
export function createEdgeFunction({ manifest, variables, waitUntil }: EdgeSurroundings) {
  const { contact } = manifest;
  const env = parseEdgeEnv(variables, manifest.origin);
  const { outboxSecret, siteOrigin } = env;
  const log = createLog();
  const clock = { now: () => new Date() };
  const store = createPostgresStore(connectPostgres(env.databaseUrl));
  // One at a time, since each holds a connection as long as a mail server hangs.
  const deliver = runOneAtATime(() =>
    drainOutbox({ ...env, store, clock, log }).catch((error) => {
      log.error("outbox not usable", getErrorDetails(error));
    }),
  );
  const readContactPage = async () => {
    const signal = AbortSignal.timeout(pageTimeout);
    return (await fetch(siteOrigin + contact.path, { signal })).text();
  };

  const submit = createSubmitContact({
    store: {
      async saveLead(lead, owed) {
        const result = await store.saveLead(lead, owed);
        waitUntil(deliver());
        return result;
      },
    },
    counter: store,
    clock,
    ids: createRandomIds(),
    hashText: hashByWebCrypto,
    log,
    pages: createAnswerPages(readContactPage, contact.messages),
    settings: {
      siteOrigin,
      contactPath: contact.path,
      noticeVersion: contact.noticeVersion,
      apiKey: env.apiKey,
      trustedProxies: env.trustedProxies,
      limits: env.limits,
      deliveries: env.deliveries,
      allowedOrigins: [siteOrigin],
      mailDomain: new URL(siteOrigin).hostname,
    },
  });

  async function work(): Promise<Response> {
    await deliver();
    const removed = await store.removeExpired(getExpiryTimes(clock.now(), env.retention));
    const undelivered = await getOldBacklog(store, clock.now());
    return Response.json({ status: undelivered ? "warning" : "ok", undelivered, removed });
  }

  return async (request: Request, peer?: string): Promise<Response> => {
    if (!new URL(request.url).pathname.endsWith("/deliver")) return submit(request, peer);
    if (request.method !== "POST" || !isSecret(request, outboxSecret)) {
      return new Response("Not found\n", { status: 404 });
    }
    return work().catch((error) => {
      log.error("store not usable", getErrorDetails(error));
      return Response.json({ status: "unavailable" }, { status: 503 });
    });
  };
}

/** Whether a request brings the secret; compared in constant time. */
function isSecret(request: Request, secret: string | undefined): boolean {
  if (!secret) return false;
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
