import { mkdirSync } from "node:fs";
import { createRandomIds } from "../functions/submit-contact/ids.ts";
import type { AnswerPages, Clock, Log } from "../functions/submit-contact/ports.ts";
import { lockDataFolder, prepareDataFolder } from "./data-folder.ts";
import type { Env } from "./env.ts";
import { createFunctionListener, type Listener } from "./function-listener.ts";
import { createSmtpDelivery } from "./outbox/deliver-by-smtp.ts";
import { createFileDelivery } from "./outbox/deliver-to-files.ts";
import { getMailFileName, getOutboxFolder } from "./outbox/mail-files.ts";
import { buildTeamMail } from "./outbox/team-mail.ts";
import { startOutboxWorker } from "./outbox/worker.ts";
import { startRetention } from "./retention.ts";
import type { SiteStore } from "./store/site-store.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { createMemoryCounter } from "./submission-counter.ts";

export interface ContactPipelineOptions extends Omit<Env, "port" | "host"> {
  /** Path of the contact page, with its slashes. */
  contactPath: string;
  /** Version of the privacy notice that the form shows, if known. */
  noticeVersion?: string;
  pages: AnswerPages;
  log: Log;
  clock?: Clock;
  /** Milliseconds until a mail is tried again after so many failed attempts. */
  getRetryDelay?: (attempts: number) => number;
}

/** From the visitor's submission to the team's mailbox. */
export interface ContactPipeline {
  /** Answers requests to the function; the caller does the routing. */
  listener: Listener;
  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;
  /** Finishes the mail in hand, then releases store and data folder. */
  close(): Promise<void>;
}

/**
 * Takes the data folder, opens the store and starts delivering what it owes.
 * Throws a `StartError` when the folder cannot be written to, is another
 * server's, or comes from a newer version.
 */
export function openContactPipeline(options: ContactPipelineOptions): ContactPipeline {
  const { clock = { now: () => new Date() }, dataDir, log, mail, siteOrigin } = options;
  prepareDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  let store: SiteStore;
  try {
    store = openSqliteStore(dataDir);
  } catch (error) {
    unlock();
    throw error;
  }
  const send = mail.smtpUrl ? createSmtpDelivery(mail.smtpUrl) : openOutboxFolder(dataDir);
  const worker = startOutboxWorker({
    store,
    kinds: ["team"],
    deliver: (due, signal) =>
      send(buildTeamMail(due, mail), getMailFileName(due.lead.id, due.kind), signal),
    clock,
    log,
    getRetryDelay: options.getRetryDelay,
  });
  const stopRetention = startRetention({ ...options.retention, store, dataDir, clock, log });
  const listener = createFunctionListener({
    store: {
      async saveLead(lead, owed) {
        const result = await store.saveLead(lead, owed);
        worker.wake();
        return result;
      },
    },
    counter: createMemoryCounter(),
    clock,
    ids: createRandomIds(),
    log,
    pages: options.pages,
    settings: {
      contactPath: options.contactPath,
      noticeVersion: options.noticeVersion,
      apiKey: options.apiKey,
      trustedProxies: options.trustedProxies,
      limits: options.limits,
      deliveries: options.deliveries,
      allowedOrigins: [siteOrigin],
      mailDomain: new URL(siteOrigin).hostname,
    },
  });
  return {
    listener,
    checkHealth: () => store.checkHealth(),
    async close() {
      stopRetention();
      await worker.stop();
      await store.close();
      unlock();
    },
  };
}

function openOutboxFolder(dataDir: string) {
  const folder = getOutboxFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return createFileDelivery(folder);
}
