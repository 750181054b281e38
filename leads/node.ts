/** The entry of the Node host: everything from the visitor's submission to the team's mailbox. */
import type { IncomingMessage } from "node:http";
import type { Log } from "startup/log";
import { startRetention } from "./admin/erase.ts";
import type { CampaignCosts, ContactPages } from "./contact-page.ts";
import { createDeskListener } from "./desk/desk.ts";
import type { DeskFonts } from "./desk/layout.ts";
import type { LeadsEnv } from "./env/env.ts";
import { createAnswerPages } from "./handler/answer-page.ts";
import { createListener } from "./handler/node-listener.ts";
import { createSubmitContact } from "./handler/submit-contact.ts";
import { getCarrier, getOutboxFolder } from "./outbox/mail-delivery.ts";
import { startOutbox } from "./outbox/outbox.ts";
import { getWarnings, sendAlarm, startMorningMail } from "./outbox/team-notices.ts";
import { getClientAddress } from "./spam/hourly-counter.ts";
import { describeStore, openServedStore } from "./store/open-store.ts";
import { type Clock, systemClock } from "./time/clock.ts";
import { startVisitCounter, type Visit } from "./visit-counter.ts";

export { eraseAddress } from "./admin/erase.ts";
export type { DeskFonts } from "./desk/layout.ts";
export { type LeadsEnv, parseLeadsEnv } from "./env/env.ts";
export type { StoredLead } from "./lead.ts";
export { getMailFileName, getOutboxFolder } from "./outbox/mail-delivery.ts";
export type { LeadStore } from "./store/lead-store.ts";
export {
  describeMissingStore,
  describeStore,
  openSharedStore,
  type StorePlace,
} from "./store/open-store.ts";
export type { Visit } from "./visit-counter.ts";

export interface ContactSite {
  contactPages: ContactPages;
  /** The built contact page at a path, which form posts are answered with. */
  readContactPage(path: string): Promise<string>;
}

export interface LeadsOptions extends LeadsEnv {
  /** Those of the present release, for mail to visitors. */
  getContactPages(): ContactPages;
  getCampaignCosts?: () => CampaignCosts;
  log: Log;
  clock?: Clock;
  /** Milliseconds until the next attempt, after this number of failed ones. */
  getRetryDelay?: (attempts: number) => number;
  timeLimit?: number;
}

export type Leads = Awaited<ReturnType<typeof openLeads>>;

/**
 * Opens the store and starts delivering what is pending. Throws a `StartError` when the store
 * cannot be reached or written to, belongs to another server, or was migrated by another version.
 */
export async function openLeads(options: LeadsOptions) {
  const { clock = systemClock, log } = options;
  const { close, counter, store } = await openServedStore(options);
  const context = { ...options, store, clock };
  const outbox = startOutbox(context);
  const morningMail = startMorningMail(context);
  const visits = startVisitCounter(context);
  const stopRetention = startRetention({ ...context, counter });
  const deskOptions = { ...context, counter, wakeOutbox: outbox.wake };
  return {
    /** Answers requests below `/desk`, with the fonts of a release; absent if there is no desk. */
    createDesk: (fonts: DeskFonts) =>
      options.desk.isOn ? createDeskListener({ ...deskOptions, fonts }) : undefined,
    /** Answers requests to the function of a site's release; the caller does the routing. */
    createListener: ({ contactPages, readContactPage }: ContactSite) =>
      createListener(
        createSubmitContact({
          store,
          counter,
          wakeOutbox: outbox.wake,
          raiseAlarm: (limit) => void sendAlarm(limit, context),
          clock,
          log,
          pages: createAnswerPages(readContactPage, contactPages),
          settings: { ...options, contactPages },
        }),
      ),
    countVisit(visit: Visit, { headers, socket }: IncomingMessage) {
      const forwarded = new Headers({ "x-forwarded-for": `${headers["x-forwarded-for"] ?? ""}` });
      return visits.countVisit(visit, getClientAddress(forwarded, socket.remoteAddress, options));
    },
    async checkHealth() {
      await store.checkHealth();
      return getWarnings({ ...context, counter });
    },
    /** Finishes the current delivery, then releases store and data folder. */
    async close() {
      await Promise.all([stopRetention(), outbox.stop(), morningMail.stop(), visits.stop()]);
      await close();
    },
  };
}

export function describePlaces(env: LeadsEnv): { leads: string; mails: string } {
  const { dataDir, mail } = env;
  const carrier = getCarrier(mail);
  return {
    leads: describeStore(env),
    mails: carrier
      ? `sent to ${mail.to.join(", ")} by ${carrier}`
      : `saved in ${getOutboxFolder(dataDir)} (set SMTP_URL to send them)`,
  };
}
