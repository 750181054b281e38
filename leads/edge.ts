/** The entry of the hosted edge: the same handler, store and outbox as on Node, without a server. */
import { timingSafeEqual } from "node:crypto";
import { createLog, getErrorDetails } from "startup/log";
import type { Variables } from "startup/parse-variables";
import { getExpiryTimes } from "./admin/erase.ts";
import {
  buildContactPolicy,
  type CampaignCosts,
  type ContactPages,
  commonHeaders,
  type PagePolicies,
} from "./contact-page.ts";
import { parseEdgeEnv } from "./env/env.ts";
import { createAnswerPages, movePage } from "./handler/answer-page.ts";
import { createSubmitContact } from "./handler/submit-contact.ts";
import { drainOutbox } from "./outbox/outbox.ts";
import { getWarnings, sendAlarm, sendMorningMail } from "./outbox/team-notices.ts";
import { connectPostgres, createPostgresStore } from "./store/postgres/store.ts";
import { runOneAtATime, systemClock } from "./time/clock.ts";

/** How long the site may take to send the contact page, or a file of it, in milliseconds. */
const pageTimeout = 10_000;

export interface EdgeOptions {
  variables: Variables;
  /** Of the build's `site-manifest.json`. */
  manifest: {
    origin: string;
    contactPages: ContactPages;
    campaignCosts: CampaignCosts;
    headers: { policies: PagePolicies };
  };
  /** Keeps the instance alive until the work is done, though the answer is sent. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The submit-contact function for a hosted edge: PostgreSQL by connection string, mail over HTTPS
 * or port 465. Mails leave after the answer; `POST …/submit-contact/deliver` with the OUTBOX_SECRET
 * as bearer token, called by a schedule, tries again what failed and removes what is too old; with
 * `?strict`, its answer is 503 when there is a warning, for a monitor.
 * Throws a `StartError` that names what is not set.
 */
export function createEdgeFunction({ manifest, variables, waitUntil }: EdgeOptions) {
  const { contactPages, headers } = manifest;
  const env = parseEdgeEnv(variables, manifest.origin);
  const { outboxSecret, siteOrigin } = env;
  /** Pages get the headers that the site's own server gives them. */
  const pageHeaders = {
    ...commonHeaders,
    "content-security-policy": buildContactPolicy(headers.policies, contactPages, siteOrigin),
  };
  const log = createLog();
  const clock = systemClock;
  const store = createPostgresStore(connectPostgres(env.databaseUrl));
  const getCampaignCosts = () => manifest.campaignCosts;
  const context = { ...env, store, clock, log, getCampaignCosts };
  // One at a time, since each holds a connection as long as a mail server hangs.
  const deliver = runOneAtATime(() =>
    drainOutbox({ ...context, getContactPages: () => contactPages }).catch((error) =>
      log.error("the outbox is unavailable", getErrorDetails(error)),
    ),
  );
  const readFile = (path: string) => fetchText(siteOrigin + path);
  const readContactPage = async (path: string) =>
    movePage(await readFile(path), siteOrigin, readFile);

  const submit = createSubmitContact({
    store,
    counter: store,
    wakeOutbox: () => waitUntil(deliver()),
    raiseAlarm: (limit) => waitUntil(sendAlarm(limit, context)),
    clock,
    log,
    pages: createAnswerPages(readContactPage, contactPages),
    settings: { ...env, contactPages, isElsewhere: true },
  });

  async function runSchedule(isStrict: boolean): Promise<Response> {
    await deliver();
    await sendMorningMail(context, new AbortController().signal);
    await store.forgetEarlier(clock.now());
    const removed = await store.removeExpired(getExpiryTimes(clock.now(), env.retention));
    const warnings = await getWarnings({ ...context, counter: store });
    const isFine = Object.keys(warnings).length === 0;
    const answer = { status: isFine ? "ok" : "warning", ...warnings, removed };
    return Response.json(answer, { status: isFine || !isStrict ? 200 : 503 });
  }

  async function answerSubmission(request: Request, peer: string | undefined): Promise<Response> {
    const response = await submit(request, peer);
    if (response.headers.get("content-type")?.startsWith("text/html")) {
      for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value);
    }
    return response;
  }

  return async (request: Request, peer?: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/deliver")) return answerSubmission(request, peer);
    if (request.method !== "POST" || !isSecret(request, outboxSecret)) {
      return new Response("Not found\n", { status: 404 });
    }
    return runSchedule(searchParams.has("strict")).catch((error) => {
      log.error("the store is unavailable", getErrorDetails(error));
      return Response.json({ status: "unavailable" }, { status: 503 });
    });
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(pageTimeout) });
  if (!response.ok) throw new Error(`The site answers ${response.status}`);
  return response.text();
}

/** Whether a request brings the secret; compared in constant time. */
function isSecret(request: Request, secret: string | undefined): boolean {
  if (!secret) return false;
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
