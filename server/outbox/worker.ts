import { getErrorDetails } from "../../functions/submit-contact/error-details.ts";
import type { Clock, Log } from "../../functions/submit-contact/ports.ts";
import type { DeliveryOutcome, DueMail, SiteStore } from "../store/site-store.ts";
import { getDeliveryFault } from "./delivery.ts";

/** Longest sleep in milliseconds: what another process made due is found within it. */
const longestSleep = 60_000;
const pauseAfterStoreError = 5_000;
/** How long a mail in hand may still take when the worker is stopped, in milliseconds. */
const stopGrace = 2_000;

export interface OutboxWorkerOptions {
  store: SiteStore;
  /** Rejects soon after `signal` aborts. */
  deliver: (mail: DueMail, signal: AbortSignal) => Promise<void>;
  clock: Clock;
  log: Log;
  /** Milliseconds until the next try after `attempts` failed ones (1, 2, …). */
  getRetryDelay?: (attempts: number) => number;
}

export interface OutboxWorker {
  /** Looks for due mails now. */
  wake(): void;
  /** Resolves when the mail in hand, if any, is through, or cut off and still owed. */
  stop(): Promise<void>;
}

/** 30 s, 1 min, 2 min, … up to an hour; never gives up, so that no mail is lost to a long outage. */
function getDefaultRetryDelay(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);
}

/** Delivers what the outbox owes, one mail at a time, until stopped. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, clock, log } = options;
  const alarm = createAlarm();
  const cutOff = new AbortController();
  let stopping = false;

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        const attempt = (mail: DueMail) => attemptDelivery(mail, options, cutOff.signal);
        if (await store.deliverNextDue(clock.now(), attempt)) continue;
        const due = await store.getNextDueTime();
        const wait = due ? due.getTime() - clock.now().getTime() : longestSleep;
        if (!stopping) await alarm.sleep(Math.min(Math.max(wait, 1), longestSleep));
      } catch (error) {
        if (stopping) return;
        log.error("outbox not readable", getErrorDetails(error));
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

async function attemptDelivery(
  mail: DueMail,
  { deliver, clock, log, getRetryDelay = getDefaultRetryDelay }: OutboxWorkerOptions,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const lead = mail.lead.id;
  try {
    await deliver(mail, signal);
    log.info("mail delivered", { lead });
    return { state: "sent", sentAt: clock.now() };
  } catch (caught) {
    // Cut off by us: nothing is noted, so the next start tries again at once.
    if (signal.aborted) throw caught;
    const { permanent, summary: error } = getDeliveryFault(caught);
    if (permanent) {
      log.error("mail refused for good", { lead, error });
      return { state: "failed", error };
    }
    const delay = getRetryDelay(mail.attempts + 1);
    log.error("mail not delivered, will be tried again", { lead, error, seconds: delay / 1000 });
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
