import type {
  FormValues,
  HandlerDependencies,
  HandlerSettings,
} from "../../leads/handler/dependencies.ts";
import type { Lead, NewDelivery } from "../../leads/lead.ts";
import type { Log } from "../../leads/log.ts";
import type { Fault } from "../../leads/schema.ts";
import { createMemoryCounter } from "../../leads/spam/submission-counter.ts";
import { messages, visitorMail } from "../server/site-fixture.ts";

/** The handler's dependencies for tests: a store in memory, and pages that record their calls. */
export interface TestDependencies extends HandlerDependencies {
  leads: Lead[];
  deliveries: NewDelivery[];
  /** Address blocks that submissions were counted under. */
  counted: string[];
  /** Limits that the team was told of. */
  alarms: number[];
  logged: string[];
  rendered: { values: FormValues; faults?: readonly Fault[] }[];
}

/** `storeError` makes every save reject with it. */
export function createTestDependencies(
  options: { settings?: Partial<HandlerSettings>; storeError?: Error; now?: string } = {},
): TestDependencies {
  const leads: Lead[] = [];
  const deliveries: NewDelivery[] = [];
  const counted: string[] = [];
  const alarms: number[] = [];
  const logged: string[] = [];
  const rendered: TestDependencies["rendered"] = [];
  const findKnown: TestDependencies["store"]["findKnown"] = async (submissionId, bodyHash) => {
    const known = leads.find(({ submission }) => submission.submissionId === submissionId);
    if (!known) return;
    if (known.bodyHash !== bodyHash) return { outcome: "conflict" };
    return { outcome: "repeated", leadId: known.id };
  };
  const counter = createMemoryCounter();
  const write: Log["info"] = (event, details) => {
    logged.push(JSON.stringify([event, details]));
  };
  return {
    leads,
    deliveries,
    counted,
    alarms,
    logged,
    rendered,
    store: {
      findKnown,
      hasVisitorMail: async (email) =>
        leads.some(({ submission }) => submission.email === email) &&
        deliveries.some(({ kind }) => kind === "visitor"),
      async saveLead(lead, added) {
        if (options.storeError) throw options.storeError;
        leads.push(lead);
        deliveries.push(...added);
        return { outcome: "stored", leadId: lead.id };
      },
    },
    counter: {
      ...counter,
      async countSubmission(block, perAddress, now) {
        counted.push(block);
        return counter.countSubmission(block, perAddress, now);
      },
    },
    wakeOutbox() {},
    raiseAlarm: (limit) => void alarms.push(limit),
    clock: { now: () => new Date(options.now ?? "2026-11-20T10:00:00Z") },
    log: { info: write, error: write },
    pages: {
      async renderFaults(values, faults) {
        rendered.push({ values, faults });
        return "<p>faults</p>";
      },
      async renderFailure(values = {}) {
        rendered.push({ values });
        return "<p>failure</p>";
      },
    },
    settings: {
      siteOrigin: "https://www.example.com",
      contactPages: [{ path: "/contact/", language: "en", messages, visitorMail }],
      apiKey: "public",
      trustedProxies: 0,
      limits: { perAddress: 1_000_000, total: 1_000_000 },
      deliveryKinds: ["team"],
      ...options.settings,
    },
  };
}

/** The smallest submission that passes, as the browser sends it. */
export const validInput = {
  submissionId: "3f0c6a52-6f0e-4b7a-9d53-0a4f5f3c9b11",
  name: "Thảo Nguyễn",
  email: "thao@example.com",
  consent: true,
  sourcePage: "/contact/",
};
