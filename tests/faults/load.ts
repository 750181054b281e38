import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { functionPath } from "../server/submissions.ts";
import { type Figures, report } from "./scale.ts";

/** A submission and what came of it. */
export interface Sent {
  body: { submissionId: string };
  /** 0: no answer. */
  status: number;
  /** Of the lead, once acknowledged. */
  id?: string;
  /** Milliseconds from the call to the end of the answer. */
  took: number;
}

/** What must never be seen in a log. */
const planted = /Planted|plant-secret/;

/** A submission with texts that can be searched for. */
export function buildPlanted(changes: Record<string, unknown> = {}) {
  const submissionId = randomUUID();
  return {
    submissionId,
    name: "Planted Name",
    email: `plant-secret-${submissionId.slice(0, 8)}@example.com`,
    message: "Planted message",
    consent: true,
    sourcePage: "/contact/",
    ...changes,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Sends a body once; never rejects. */
export function send(
  address: string,
  body: { submissionId: string },
  headers: Record<string, string> = {},
): Promise<Sent> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, id?: string) => {
      resolve({ body, status, took: performance.now() - start, ...(id && { id }) });
    };
    const call = request(
      address + functionPath,
      {
        method: "POST",
        agent,
        headers: { "content-type": "application/json", apikey: "public", ...headers },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => {
          const { id } = response.statusCode === 200 ? JSON.parse(text) : {};
          end(response.statusCode ?? 0, id);
        });
        response.on("error", () => end(0));
      },
    );
    call.on("error", () => end(0));
    call.setTimeout(120_000, () => call.destroy());
    call.end(JSON.stringify(body));
  });
}

/** Sends `count` submissions, `perSecond` of them each second, whatever comes back. */
export async function sendAtRate(
  count: number,
  perSecond: number,
  sendOne: () => Promise<Sent>,
): Promise<Sent[]> {
  const start = performance.now();
  const calls: Promise<Sent>[] = [];
  while (calls.length < count) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond) + 1;
    while (calls.length < Math.min(due, count)) calls.push(sendOne());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(calls);
}

/**
 * Sends a body as a browser does: again, under the same id, until it is stored. Servers take turns,
 * as behind a load balancer; every try is added to `tries`.
 */
export function createPersistentSender(addresses: readonly string[], tries: Sent[]) {
  let turn = 0;
  return async (): Promise<Sent> => {
    const body = buildPlanted();
    for (;;) {
      const result = await send(addresses[turn++ % addresses.length] ?? "", body);
      tries.push(result);
      if (result.status === 200) return result;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
}

/** The time, in whole milliseconds, within which 99 of 100 were answered. */
export function getP99(sent: readonly Sent[]): number {
  const times = sent.map(({ took }) => took).sort((a, b) => a - b);
  return Math.ceil(times[Math.ceil(times.length * 0.99) - 1] ?? 0);
}

/** How many of these servers have logged something of a submission. */
export function countTelltales(servers: readonly { getOutput(): string }[]): number {
  return servers.filter((server) => planted.test(server.getOutput())).length;
}

/**
 * Reports what became of submissions, and expects that every acknowledged one is stored, none twice,
 * and none is in a log.
 */
export function expectAllStoredOnce(
  scenario: string,
  {
    sent,
    leads,
    servers,
    figures,
  }: {
    sent: readonly Sent[];
    /** Rows of the store's table. */
    leads: readonly Record<string, unknown>[];
    servers: readonly { getOutput(): string }[];
    figures: Figures;
  },
): void {
  const ids = new Set(leads.map(({ id }) => id));
  const lost = sent.filter(({ id }) => id !== undefined && !ids.has(id)).length;
  const submissions = new Set(leads.map(({ submission_id }) => submission_id));
  report(scenario, {
    ...figures,
    lost: [lost, 0],
    "stored twice": [leads.length - submissions.size, 0],
    "servers with words in the log": [countTelltales(servers), 0],
  });
}
