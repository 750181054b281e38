import { getErrorDetails, type Log } from "startup/log";
import type { ContactPages } from "../contact-page.ts";
import type { DeliveryKind, DeliveryOutcome, DueDelivery } from "../lead.ts";
import type { LeadStore, LeadsContext } from "../store/lead-store.ts";
import { type Clock, endSoon, runInTime, runOneAtATime } from "../time/clock.ts";
import { deliveryTimeout, getDeliveryFault, type PartialRefusal, postJson } from "./delivery.ts";
import { buildLeadMail, buildVisitorMail } from "./lead-mails.ts";
import { createMailDelivery, getCarrier, getMailFileName } from "./mail-delivery.ts";
import { createSigner, createWebhookDelivery, standardFormat } from "./webhook.ts";

/** Longest sleep in milliseconds: what another process made due is found within it. */
const longestSleep = 60_000;
const pauseAfterStoreError = 5_000;

export interface DeliveryWay {
  kinds: readonly DeliveryKind[];
  /** Should give up when `signal` aborts; nobody waits for it after that. */
  deliver: (due: DueDelivery, signal: AbortSignal) => Promise<PartialRefusal>;
  /** Whom it goes to, and by what, for the store to keep. */
  nameReceiver?: (due: DueDelivery) => string;
}

interface AttemptOptions {
  clock: Clock;
  log: Log;
  /** Milliseconds until the next try after `attempts` failed ones (1, 2, …). */
  getRetryDelay?: (attempts: number) => number;
  /** Longest attempt, in milliseconds. */
  timeLimit?: number;
}

export interface OutboxWorkerOptions extends AttemptOptions, DeliveryWay {
  store: LeadStore;
}

const longestDelay = 3_600_000;

/** 30 s, 1 min, 2 min, … up to an hour; never gives up, so that nothing is lost to a long outage. */
const getDefaultRetryDelay = (attempts: number) =>
  Math.min(30_000 * 2 ** (attempts - 1), longestDelay);

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;

/** Delivers what is pending, one delivery at a time, until stopped. */
export function startOutboxWorker(options: OutboxWorkerOptions) {
  const { store, kinds, clock, log } = options;
  let alarm = new AbortController();
  const cutOff = new AbortController();
  let stopping = false;
  /** Delivered, but not recorded yet: a full disk must not cause repeated deliveries. */
  const unrecorded = new Map<string, DeliveryOutcome>();
  let currentId = "";

  async function attempt(due: DueDelivery): Promise<DeliveryOutcome> {
    currentId = due.id;
    const known = unrecorded.get(due.id);
    if (known) return known;
    const outcome = await attemptDelivery(due, options, options, cutOff.signal);
    if (outcome.state === "sent") unrecorded.set(due.id, outcome);
    return outcome;
  }

  /** Ends early when woken, also when that came just before it began. */
  async function sleep(milliseconds: number): Promise<void> {
    await runInTime(() => new Promise(() => {}), milliseconds, alarm.signal).catch(() => {});
    alarm = new AbortController();
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        const isDelivered = await store.deliverNextDue(kinds, clock.now(), attempt);
        if (isDelivered) {
          unrecorded.delete(currentId);
          continue;
        }
        const due = await store.getNextDueTime(kinds);
        const wait = due ? due.getTime() - clock.now().getTime() : longestSleep;
        if (!stopping) await sleep(Math.min(Math.max(wait, 1), longestSleep));
      } catch (error) {
        if (stopping) return;
        log.error("the outbox is unavailable", getErrorDetails(error));
        await sleep(pauseAfterStoreError);
      }
    }
  }

  const running = run();
  return {
    wake: () => alarm.abort(),
    /** Resolves when the current delivery, if any, is done, or cut off and still pending. */
    async stop() {
      stopping = true;
      alarm.abort();
      await endSoon(running, cutOff);
    },
  };
}

/**
 * Makes one attempt and returns how it ended. Rejects when `signal` cut it off:
 * then nothing is recorded, so that the next start tries again at once.
 */
export async function attemptDelivery(
  due: DueDelivery,
  { deliver, nameReceiver }: Omit<DeliveryWay, "kinds">,
  { clock, log, getRetryDelay = getDefaultRetryDelay, timeLimit = deliveryTimeout }: AttemptOptions,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const details = { lead: due.lead.id, kind: due.kind };
  try {
    const sentTo = nameReceiver?.(due);
    const error = await runInTime((limit) => deliver(due, limit), timeLimit, signal);
    if (error) log.error("delivered to some recipients only", { ...details, error });
    else log.info("delivered", details);
    return { state: "sent", sentAt: clock.now(), sentTo, error };
  } catch (caught) {
    if (signal.aborted) throw caught;
    const { permanent, retryAfter = 0, summary: error } = getDeliveryFault(caught);
    if (permanent) {
      log.error("delivery permanently rejected", { ...details, error });
      return { state: "failed", error };
    }
    const delay = Math.max(getRetryDelay(due.attempts + 1), Math.min(retryAfter, longestDelay));
    log.error("not delivered, will be tried again", { ...details, error, seconds: delay / 1000 });
    return { state: "pending", nextAttemptAt: new Date(clock.now().getTime() + delay), error };
  }
}

/**
 * Tells the receiver of signed webhooks which of its leads were erased here (GDPR, Article 19), by
 * id alone; returns how many it accepted. The other formats have no such message: their systems are
 * erased by hand.
 */
export async function tellErased(
  { clock, log, store, webhook }: LeadsContext,
  signal: AbortSignal,
): Promise<number> {
  if (!webhook) return 0;
  const sign =
    webhook.format === "standard" ? createSigner(webhook.secret, () => clock.now()) : undefined;
  let count = 0;
  for (const call of await store.getErasureCalls(clock.now())) {
    if (!sign) {
      await store.endErasureCall(call.leadId);
      continue;
    }
    try {
      const { erasedAt: timestamp, leadId: id } = call;
      const body = JSON.stringify({ type: "lead.erased", timestamp, data: { id } });
      const headers = sign(call.messageId, body);
      const post = (limit: AbortSignal) =>
        postJson(webhook.url, body, headers, limit, standardFormat.isPermanent);
      await runInTime(post, deliveryTimeout, signal);
      await store.endErasureCall(call.leadId);
      log.info("erasure reported", { lead: call.leadId });
      count += 1;
    } catch (caught) {
      if (signal.aborted) return count;
      const { permanent, summary: error } = getDeliveryFault(caught);
      log.error("erasure not reported", { lead: call.leadId, error });
      const next = new Date(clock.now().getTime() + longestDelay);
      await store.endErasureCall(call.leadId, permanent ? undefined : next);
    }
  }
  return count;
}

interface OutboxOptions extends LeadsContext, AttemptOptions {
  getContactPages(): ContactPages;
}

/** One worker for each kind of delivery, so that none delays another. */
export function buildDeliveryWays(options: Omit<OutboxOptions, "store">): DeliveryWay[] {
  const { clock, getContactPages, mail, webhook } = options;
  const send = createMailDelivery(mail, options.dataDir);
  const buildMail = (due: DueDelivery) =>
    due.kind === "visitor"
      ? buildVisitorMail(due, mail, getContactPages())
      : buildLeadMail(due, mail, options);
  const carrier = getCarrier(mail);
  const by = carrier ? `by ${carrier}` : "as a file";
  const ways: DeliveryWay[] = [
    {
      kinds: ["team", "visitor", "owner", "reminder"],
      deliver: (due, signal) => {
        // Of those to owners, a lead can have several.
        const name = ["owner", "reminder"].includes(due.kind) ? `${due.kind}-${due.id}` : due.kind;
        return send(buildMail(due), getMailFileName(due.lead.id, name), signal);
      },
      nameReceiver: (due) => [...buildMail(due).to, by].join(", "),
    },
  ];
  if (webhook) {
    const deliver = createWebhookDelivery(webhook, options, () => clock.now());
    // Without the path, which is a secret at most services.
    const receiver = `${new URL(webhook.url).host}, as ${webhook.format}`;
    ways.push({ kinds: ["webhook"], deliver, nameReceiver: () => receiver });
  }
  return ways;
}

export function startOutbox(options: OutboxOptions) {
  const workers = buildDeliveryWays(options).map((way) =>
    startOutboxWorker({ ...options, ...way }),
  );
  const cutOff = new AbortController();
  const tell = runOneAtATime(() =>
    tellErased(options, cutOff.signal).then(
      () => {},
      (error) => options.log.error("erasures not reported", getErrorDetails(error)),
    ),
  );
  // What the leads command erases, and what was not accepted before.
  const timer = setInterval(tell, 60_000);
  return {
    wake() {
      for (const worker of workers) worker.wake();
      void tell();
    },
    async stop() {
      clearInterval(timer);
      cutOff.abort();
      await Promise.all([tell(), ...workers.map((worker) => worker.stop())]);
    },
  };
}

/**
 * Attempts everything that is due, once, for hosts where nothing runs between
 * requests; what fails waits for the next call. Rejects when the store does.
 */
export async function drainOutbox(options: OutboxOptions): Promise<void> {
  const { clock, store } = options;
  const never = new AbortController().signal;
  const drains = buildDeliveryWays(options).map(async (way) => {
    const attempt = (due: DueDelivery) => attemptDelivery(due, way, options, never);
    while (await store.deliverNextDue(way.kinds, clock.now(), attempt));
  });
  await Promise.all(drains);
  await tellErased(options, never);
}
