import type { ContactPages } from "../contact-page.ts";
import type { LeadsEnv } from "../env.ts";
import { createMailDelivery } from "./create-mail-delivery.ts";
import type { LeadPlaces } from "./describe-lead.ts";
import { getMailFileName } from "./mail-files.ts";
import { buildTeamMail } from "./team-mail.ts";
import { buildVisitorMail } from "./visitor-mail.ts";
import { createWebhookDelivery } from "./webhook/deliver-by-webhook.ts";
import { type OutboxWorker, type OutboxWorkerOptions, startOutboxWorker } from "./worker.ts";

/** `dataDir` takes the mails that become files, if no way for mail is set. */
export type OutboxOptions = Pick<LeadsEnv, "mail" | "webhook" | "dataDir" | keyof LeadPlaces> &
  Omit<OutboxWorkerOptions, "kinds" | "deliver"> & { getContactPages(): ContactPages };

/** The ways of delivery, by kind; each has a worker of its own, so that none delays another. */
export function buildDeliveryWays({
  clock,
  dataDir,
  desk,
  getContactPages,
  mail,
  siteOrigin,
  webhook,
}: OutboxOptions): Pick<OutboxWorkerOptions, "kinds" | "deliver">[] {
  const send = createMailDelivery(mail, dataDir);
  const places = { desk, siteOrigin };
  const ways: Pick<OutboxWorkerOptions, "kinds" | "deliver">[] = [
    {
      kinds: ["team", "visitor"],
      deliver: (due, signal) => {
        const built =
          due.kind === "team"
            ? buildTeamMail(due, mail, places)
            : buildVisitorMail(due, mail, getContactPages());
        return send(built, getMailFileName(due.lead.id, due.kind), signal);
      },
    },
  ];
  if (webhook) {
    const deliver = createWebhookDelivery(webhook, places, () => clock.now());
    ways.push({ kinds: ["webhook"], deliver });
  }
  return ways;
}

/** Delivers what is pending until stopped. */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const workers = buildDeliveryWays(options).map((way) =>
    startOutboxWorker({ ...options, ...way }),
  );
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
