import { afterEach, beforeEach } from "vitest";
import type { Submission } from "../../leads/fields.ts";
import type { Lead } from "../../leads/lead.ts";
import type { LeadStore, SaveResult } from "../../leads/store/lead-store.ts";
import { buildTestLead } from "./test-lead.ts";

/** What the contracts need of an adapter of `LeadStore`. */
export interface Adapter {
  name: string;
  /** A store whose leads outlive it: opened again without `reset`, they are still there. */
  open(): Promise<LeadStore>;
  reset(): Promise<void>;
}

/** The store of the current test. */
export interface TestedStore {
  store: LeadStore;
  reopen(): Promise<void>;
  /** Stores a test lead; one in quarantine has no deliveries. */
  save(number: number, changes?: Partial<Submission>, own?: Partial<Lead>): Promise<SaveResult>;
}

/** An empty store for each test of the block that calls. */
export function testStore({ open, reset }: Adapter): TestedStore {
  let store: LeadStore;
  beforeEach(async () => {
    await reset();
    store = await open();
  });
  afterEach(() => store.close());
  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await open();
    },
    save(number, changes, own) {
      const { lead, deliveries } = buildTestLead(number, changes);
      return store.saveLead({ ...lead, ...own }, own?.inQuarantine ? [] : deliveries);
    },
  };
}
