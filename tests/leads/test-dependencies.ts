import { hashByWebCrypto } from "./fingerprint.ts";
import { createRandomIds } from "./ids.ts";
import type { FormValues, Lead, Log, OwedDelivery, Ports, Settings } from "./ports.ts";
import type { Fault } from "./schema.ts";

/** Ports for tests: a store in memory and pages that record what they were asked for. */
export interface FakePorts extends Ports {
  leads: Lead[];
  owed: OwedDelivery[];
  /** Address blocks that submissions were counted under. */
  counted: string[];
  logged: string[];
  rendered: { values: FormValues; faults?: readonly Fault[] }[];
}

/** `storeError` makes every save reject with it. */
export function createFakePorts(
  options: { settings?: Partial<Settings>; storeError?: Error; now?: string } = {},
): FakePorts {
  const leads: Lead[] = [];
  const owed: OwedDelivery[] = [];
  const counted: string[] = [];
  const logged: string[] = [];
  const rendered: FakePorts["rendered"] = [];
  const write: Log["info"] = (event, details) => {
    logged.push(JSON.stringify([event, details]));
  };
  return {
    leads,
    owed,
    counted,
    logged,
    rendered,
    store: {
      async saveLead(lead, mails) {
        if (options.storeError) throw options.storeError;
        const { submissionId } = lead.submission;
        const known = leads.find((other) => other.submission.submissionId === submissionId);
        if (!known) {
          leads.push(lead);
          owed.push(...mails);
          return { outcome: "stored", leadId: lead.id };
        }
        if (known.bodyHash !== lead.bodyHash) return { outcome: "conflict" };
        return { outcome: "repeated", leadId: known.id };
      },
    },
    counter: {
      async countSubmission(block) {
        counted.push(block);
        const fromAddress = counted.filter((other) => other === block).length;
        return { fromAddress, inAll: counted.length };
      },
    },
    clock: { now: () => new Date(options.now ?? "2026-11-20T10:00:00Z") },
    ids: createRandomIds(),
    hashText: hashByWebCrypto,
    log: { info: write, error: write },
    pages: {
      async renderFaults(values, faults) {
        rendered.push({ values, faults });
        return "<p>faults</p>";
      },
      async renderFailure(values) {
        rendered.push({ values });
        return "<p>failure</p>";
      },
    },
    settings: {
      allowedOrigins: ["https://www.example.com"],
      contactPath: "/contact/",
      mailDomain: "example.com",
      apiKey: "public",
      trustedProxies: 0,
      limits: { perAddress: 1_000_000, inAll: 1_000_000 },
      deliveries: ["team"],
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
