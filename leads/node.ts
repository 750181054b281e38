import { createRandomIds } from "../functions/submit-contact/ids.ts";
import type { AnswerPages, Clock, Log } from "../functions/submit-contact/ports.ts";
import { type Backlog, getOldBacklog, startBacklogWatch } from "./backlog-watch.ts";
import type { Env } from "./env.ts";
import { createFunctionListener, type Listener } from "./function-listener.ts";
import { hashText } from "./hash-text.ts";
import { startOutbox } from "./outbox/start-outbox.ts";
import { startRetention } from "./retention.ts";
import { openServedStore } from "./store/open-store.ts";

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
  /** Longest attempt to deliver something, in milliseconds. */
  timeLimit?: number;
}

/** From the visitor's submission to the team's mailbox. */
export interface ContactPipeline {
  /** Answers requests to the function; the caller does the routing. */
  listener: Listener;
  /** What has waited too long for delivery, if anything. Rejects when nothing can be stored. */
  checkHealth(): Promise<Backlog | undefined>;
  /** Finishes the delivery in hand, then releases store and data folder. */
  close(): Promise<void>;
}

/**
 * Opens the store and starts delivering what it owes. Throws a `StartError` when
 * the store cannot be reached or written to, is another server's alone, or
 * comes from a newer version.
 */
export async function openContactPipeline(
  options: ContactPipelineOptions,
): Promise<ContactPipeline> {
  const { clock = { now: () => new Date() }, dataDir, log, siteOrigin } = options;
  const { close, counter, store } = await openServedStore(options);
  const outbox = startOutbox({ ...options, store, clock });
  const stopWatch = startBacklogWatch(store, clock, log);
  const stopRetention = startRetention({ ...options.retention, store, dataDir, clock, log });
  const listener = createFunctionListener({
    store: {
      async saveLead(lead, owed) {
        const result = await store.saveLead(lead, owed);
        outbox.wake();
        return result;
      },
    },
    counter,
    clock,
    ids: createRandomIds(),
    hashText,
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
    async checkHealth() {
      await store.checkHealth();
      return getOldBacklog(store, clock.now());
    },
    async close() {
      stopRetention();
      stopWatch();
      await outbox.stop();
      await close();
    },
  };
}
