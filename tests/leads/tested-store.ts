import { afterEach, beforeEach } from "vitest";
import type { Submission } from "../../leads/fields.ts";
import type { Lead, LeadChange } from "../../leads/lead.ts";
import type { LeadFilter } from "../../leads/store/lead-reader.ts";
import type { LeadStore, SaveResult } from "../../leads/store/lead-store.ts";
import { buildTestLead } from "./test-lead.ts";

/** What the contracts need of an adapter of `LeadStore`. */
export interface Adapter {
  name: string;
  /** A store whose leads outlive it: opened again without `reset`, they are still there. */
  open(): Promise<LeadStore>;
  reset(): Promise<void>;
}

/** The store of the current test, empty at its start. */
export let store: LeadStore;

/** Gives each test of the block that calls a store; returns how to open that again. */
export function renewStore({ open, reset }: Adapter): () => Promise<void> {
  beforeEach(async () => {
    await reset();
    store = await open();
  });
  afterEach(() => store.close());
  return async () => {
    await store.close();
    store = await open();
  };
}

export const anna = "anna@example.com";
/** When Anna makes changes. */
export const later = new Date("2026-11-20T11:00:00.000Z");

export const change = (id: string, made: LeadChange, at = later) =>
  store.changeLead(id, made, anna, at);

/** The ids of the leads that a filter finds. */
export const find = async (filter?: LeadFilter) =>
  (await store.getLeads(filter)).map(({ lead }) => lead.id);

/** Stores a test lead; one in quarantine has no deliveries. */
export function save(
  number: number,
  changes?: Partial<Submission>,
  own?: Partial<Lead>,
): Promise<SaveResult> {
  const { lead, deliveries } = buildTestLead(number, changes);
  return store.saveLead({ ...lead, ...own }, own?.inQuarantine ? [] : deliveries);
}
