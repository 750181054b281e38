import type { Log } from "startup/log";
import type { FormValues } from "../../leads/handler/read-body.ts";
import {
  createSubmitContact,
  type HandlerDependencies,
  type HandlerSettings,
} from "../../leads/handler/submit-contact.ts";
import { isMadeHere, type Lead, type NewDelivery } from "../../leads/lead.ts";
import type { Fault } from "../../leads/schema.ts";
import { createMemoryCounter } from "../../leads/spam/hourly-counter.ts";
import { messages, visitorMail } from "../server/site-fixture.ts";

/** The handler's dependencies for tests: a store in memory, and pages that record their calls. */
interface TestDependencies extends HandlerDependencies {
  leads: Lead[];
  deliveries: NewDelivery[];
  /** Limits that the team was told of. */
  alarms: number[];
  logged: string[];
  rendered: { values: FormValues; faults?: readonly Fault[] }[];
}

/** `storeError` makes every save reject with it. */
function createTestDependencies(
  options: { settings?: Partial<HandlerSettings>; storeError?: Error; now?: string } = {},
): TestDependencies {
  const leads: Lead[] = [];
  const deliveries: NewDelivery[] = [];
  const confirmed: string[] = [];
  const alarms: number[] = [];
  const logged: string[] = [];
  const rendered: TestDependencies["rendered"] = [];
  const findKnown: TestDependencies["store"]["findKnown"] = async ({ submissionId, bodyHash }) => {
    const own = leads.find(({ submission }) => submission.submissionId === submissionId);
    if (own && own.bodyHash !== bodyHash) return { outcome: "conflict" };
    const known =
      own ?? leads.find((lead) => isMadeHere(submissionId) && lead.bodyHash === bodyHash);
    return known && { outcome: "repeated", leadId: known.id };
  };
  const write: Log["info"] = (event, details) => {
    logged.push(JSON.stringify([event, details]));
  };
  return {
    leads,
    deliveries,
    alarms,
    logged,
    rendered,
    store: {
      findKnown,
      getConfirmed: async () => confirmed,
      async saveLead(lead, added) {
        if (options.storeError) throw options.storeError;
        leads.push(lead);
        deliveries.push(...added);
        if (added.some(({ kind }) => kind === "visitor")) confirmed.push(lead.submission.email);
        return { outcome: "stored", leadId: lead.id };
      },
    },
    counter: createMemoryCounter(),
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

const { submissionId: _, ...typed } = validInput;
/** What a form without scripts posts. */
export const validForm = { ...typed, consent: "yes" };

const address = "https://www.example.com/functions/v1/submit-contact";

/**
 * The function with its test dependencies, and calls to it: as the browser makes them, with fields
 * changed, and as a form without scripts does. A test may change the dependencies before its calls.
 */
export function createTestHandler(options?: Parameters<typeof createTestDependencies>[0]) {
  const deps = createTestDependencies(options);
  const handle = createSubmitContact(deps);
  const send = (init: RequestInit, peer?: string) => handle(new Request(address, init), peer);
  return {
    deps,
    send,
    /** Text or bytes are sent as they are. */
    call(body: object | string = {}, headers: Record<string, string> = {}, peer?: string) {
      const isRaw = typeof body === "string" || body instanceof ReadableStream;
      const init = {
        method: "POST",
        body: isRaw ? body : JSON.stringify({ ...validInput, elapsedMs: 9000, ...body }),
        headers: { "content-type": "application/json", apikey: "public", ...headers },
        duplex: "half",
      };
      return send(init, peer);
    },
    post(
      fields: [string, string][] | Record<string, string>,
      headers: Record<string, string> = {},
      peer?: string,
    ) {
      return send({ method: "POST", body: new URLSearchParams(fields), headers }, peer);
    },
  };
}
