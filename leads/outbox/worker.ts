import { getErrorDetails, type Log } from "startup/log";
import type { DeliveryKind, DeliveryOutcome, DueDelivery } from "../lead.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import { type Clock, runInTime } from "../time/clock.ts";
import { deliveryTimeout, getDeliveryFault, type PartialRefusal } from "./delivery.ts";

/** Longest sleep in milliseconds: what another process made due is found within it. */
const longestSleep = 60_000;
const pauseAfterStoreError = 5_000;
/** How long the current delivery may still take when the worker is stopped, in milliseconds. */
const stopGrace = 2_000;

/** What is delivered, and how. */
export interface DeliveryWay {
  /** What this worker delivers; others are left to another one. */
  kinds: readonly DeliveryKind[];
  /** Should give up when `signal` aborts; nobody waits for it after that. */
  deliver: (due: DueDelivery, signal: AbortSignal) => Promise<PartialRefusal>;
  /** Whom it goes to, and by what, for the store to keep. */
  nameReceiver?: (due: DueDelivery) => string;
}

/** What an attempt needs, beside a way. */
export interface AttemptOptions {
  clock: Clock;
  log: Log;
  /** Milliseconds until the next try after `attempts` failed ones (1, 2, …). */
  getRetryDelay?: (attempts: number) => number;
  /** Longest attempt, in milliseconds. */
  timeLimit?: number;
}

export interface OutboxWorkerOptions extends AttemptOptions, DeliveryWay {
  store: DeliveryQueue;
}

export interface OutboxWorker {
  /** Looks for what is due now. */
  wake(): void;
  /** Resolves when the current delivery, if any, is done, or cut off and still pending. */
  stop(): Promise<void>;
}

const longestDelay = 3_600_000;

/** 30 s, 1 min, 2 min, … up to an hour; never gives up, so that nothing is lost to a long outage. */
function getDefaultRetryDelay(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), longestDelay);
}

/** Delivers what is pending, one delivery at a time, until stopped. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, kinds, clock, log } = options;
  const alarm = createAlarm();
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
        if (!stopping) await alarm.sleep(Math.min(Math.max(wait, 1), longestSleep));
      } catch (error) {
        if (stopping) return;
        log.error("the outbox is unavailable", getErrorDetails(error));
        await alarm.sleep(pauseAfterStoreError);
      }
    }
  }

  const running = run();
  return {
    wake: alarm.ring,
    async stop() {
      stopping = true;
      alarm.ring();
      const timer = setTimeout(() => cutOff.abort(), stopGrace);
      await running;
      clearTimeout(timer);
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
    return {
      state: "sent",
      sentAt: clock.now(),
      ...(sentTo && { sentTo }),
      ...(error && { error }),
    };
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

/** A sleep that ends early when rung, also when that came just before it began. */
function createAlarm() {
  let rung = false;
  let wakeSleeper = () => {};
  return {
    ring() {
      rung = true;
      wakeSleeper();
    },
    async sleep(milliseconds: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wakeSleeper = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
