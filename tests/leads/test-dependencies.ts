import type { Log } from "startup/log";
import type { FormValues } from "../../leads/handler/read-body.ts";
import {
  createSubmitContact,
  type HandlerDependencies,
  type HandlerSettings,
} from "../../leads/handler/submit-contact.ts";
import { isMadeHere, type Lead, type NewDelivery } from "../../leads/lead.ts";
import { createMemoryCounter } from "../../leads/spam/hourly-counter.ts";
import { messages, visitorMail } from "../server/site-fixture.ts";

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
 * The function with a store in memory and pages that record their calls, and calls to it: as the
 * browser makes them, with fields changed, and as a form without scripts does. A test may change the
 * dependencies before its calls.
 */
export function createTestHandler(settings: Partial<HandlerSettings> = {}) {
  const [leads, deliveries, confirmed]: [Lead[], NewDelivery[], string[]] = [[], [], []];
  const [alarms, logged, rendered]: [number[], string[], FormValues[]] = [[], [], []];
  const write: Log["info"] = (...entry) => void logged.push(JSON.stringify(entry));
  const used: HandlerDependencies = {
    store: {
      async findKnown({ submissionId, bodyHash }) {
        const own = leads.find(({ submission }) => submission.submissionId === submissionId);
        if (own && own.bodyHash !== bodyHash) return { outcome: "conflict" };
        const known =
          own ?? leads.find((lead) => isMadeHere(submissionId) && lead.bodyHash === bodyHash);
        return known && { outcome: "repeated", leadId: known.id };
      },
      getConfirmed: async () => confirmed,
      async saveLead(lead, added) {
        leads.push(lead);
        deliveries.push(...added);
        if (added.some(({ kind }) => kind === "visitor")) confirmed.push(lead.submission.email);
        return { outcome: "stored", leadId: lead.id };
      },
    },
    counter: createMemoryCounter(),
    wakeOutbox() {},
    raiseAlarm: (limit) => void alarms.push(limit),
    clock: { now: () => new Date("2026-11-20T10:00:00Z") },
    log: { info: write, error: write },
    pages: {
      async render(values = {}) {
        rendered.push(values);
        return "<p>page</p>";
      },
    },
    settings: {
      siteOrigin: "https://www.example.com",
      contactPages: [{ path: "/contact/", language: "en", messages, visitorMail }],
      apiKey: "public",
      trustedProxies: 0,
      limits: { perAddress: 1_000_000, total: 1_000_000 },
      deliveryKinds: ["team"],
      ...settings,
    },
  };
  const handle = createSubmitContact(used);
  const send = (init: RequestInit, peer?: string) => handle(new Request(address, init), peer);
  return {
    deps: Object.assign(used, { leads, deliveries, alarms, logged, rendered }),
    send,
    /** Text is sent as it is. */
    call(body: object | string = {}, headers: Record<string, string> = {}, peer?: string) {
      const isText = typeof body === "string";
      const init = {
        method: "POST",
        body: isText ? body : JSON.stringify({ ...validInput, elapsedMs: 9000, ...body }),
        headers: { "content-type": "application/json", apikey: "public", ...headers },
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
