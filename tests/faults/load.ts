import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { functionPath } from "../server/submissions.ts";

/** A submission and what came of it. */
export interface Sent {
  body: { submissionId: string };
  /** 0: no answer. */
  status: number;
  /** Of the lead, once acknowledged. */
  id?: string;
}

/** No limit is in the way of a load that comes from one address. */
export const withoutLimits = { RATE_PER_ADDRESS: "1000000000", RATE_TOTAL: "1000000000" };

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

/** Sends a body once; never rejects. */
export async function send(address: string, body: { submissionId: string }): Promise<Sent> {
  const headers = { "content-type": "application/json", apikey: "public" };
  const signal = AbortSignal.timeout(120_000);
  const call = { method: "POST", headers, body: JSON.stringify(body), signal };
  try {
    const response = await fetch(address + functionPath, call);
    const { id } = (await response.json()) as { id?: string };
    return { body, status: response.status, ...(id && { id }) };
  } catch {
    return { body, status: 0 };
  }
}

/** Expects that every acknowledged submission is stored, none twice, and none is in a log. */
export function expectAllStoredOnce(
  sent: readonly Sent[],
  leads: readonly Record<string, unknown>[],
  servers: readonly { getOutput(): string }[],
): void {
  const ids = new Set(leads.map(({ id }) => id));
  const submissions = new Set(leads.map(({ submission_id }) => submission_id));
  expect({
    lost: sent.filter(({ id }) => id !== undefined && !ids.has(id)),
    storedTwice: leads.length - submissions.size,
    logged: servers.filter((server) => planted.test(server.getOutput())).length,
  }).toEqual({ lost: [], storedTwice: 0, logged: 0 });
}
