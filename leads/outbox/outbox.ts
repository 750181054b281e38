import { getErrorDetails } from "startup/log";
import type { ContactPages } from "../contact-page.ts";
import type { LeadsEnv, MailSettings, WebhookSettings } from "../env/env.ts";
import type { DueDelivery } from "../lead.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { ErasureCalls } from "../store/erasure-calls.ts";
import { runOneAtATime } from "../time/clock.ts";
import type { Mail } from "./delivery.ts";
import {
  buildOwnerMail,
  buildTeamMail,
  buildVisitorMail,
  type OwnersDelivery,
} from "./lead-mails.ts";
import { createMailDelivery, getMailFileName } from "./mail-delivery.ts";
import { tellErased } from "./tell-erased.ts";
import { createWebhookDelivery } from "./webhook.ts";
import {
  type AttemptOptions,
  attemptDelivery,
  type DeliveryWay,
  type OutboxWorker,
  startOutboxWorker,
} from "./worker.ts";

export interface OutboxOptions extends AttemptOptions, Pick<LeadsEnv, "desk" | "siteOrigin"> {
  store: DeliveryQueue & ErasureCalls;
  mail: MailSettings;
  /** Where mails become files, if no mail transport is set. */
  dataDir: string;
  webhook: WebhookSettings | undefined;
  getContactPages(): ContactPages;
}

function isForOwner(due: DueDelivery): due is OwnersDelivery {
  return due.kind === "owner" || due.kind === "reminder";
}

/** One worker for each kind of delivery, so that none delays another. */
function buildDeliveryWays({
  clock,
  dataDir,
  desk,
  getContactPages,
  mail,
  siteOrigin,
  webhook,
}: OutboxOptions): DeliveryWay[] {
  const send = createMailDelivery(mail, dataDir);
  const places = { desk, siteOrigin };
  const buildMail = (due: DueDelivery): Mail => {
    if (isForOwner(due)) return buildOwnerMail(due, mail, places);
    if (due.kind === "visitor") return buildVisitorMail(due, mail, getContactPages());
    return buildTeamMail(due, mail, places);
  };
  const carrier = (mail.smtp ?? mail.api)?.url;
  const by = carrier ? `by ${new URL(carrier).host}` : "as a file";
  const ways: DeliveryWay[] = [
    {
      kinds: ["team", "visitor", "owner", "reminder"],
      deliver: (due, signal) => {
        // Of those to owners, a lead can have several.
        const name = isForOwner(due) ? `${due.kind}-${due.id}` : due.kind;
        return send(buildMail(due), getMailFileName(due.lead.id, name), signal);
      },
      nameReceiver: (due) => [...buildMail(due).to, by].join(", "),
    },
  ];
  if (webhook) {
    const deliver = createWebhookDelivery(webhook, places, () => clock.now());
    // Without the path, which is a secret at most services.
    const receiver = `${new URL(webhook.url).host}, as ${webhook.format}`;
    ways.push({ kinds: ["webhook"], deliver, nameReceiver: () => receiver });
  }
  return ways;
}

/** Milliseconds after which the outbox looks for erasures that are to be reported. */
const tellInterval = 60_000;

/** Delivers what is pending until stopped. */
export function startOutbox(options: OutboxOptions): OutboxWorker {
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
  const timer = setInterval(tell, tellInterval);
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
