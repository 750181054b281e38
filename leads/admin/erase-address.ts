import { setTimeout } from "node:timers/promises";
import { removeErasedMailFiles } from "../outbox/mail-delivery.ts";
import type { LeadAdmin } from "../store/lead-store.ts";

export interface Erasure {
  /** Ids of the leads that were erased. */
  leads: string[];
  /** How many mail files went with them. */
  mailFiles: number;
  /** Whether nothing of them is left in the store's own log (`LeadAdmin.emptyLog`). */
  isComplete: boolean;
}

interface ErasureContext {
  dataDir: string;
  store: LeadAdmin;
}

/** Erases every lead of an address, with its mail files and what invited the address to the desk. */
export async function eraseAddress(email: string, context: ErasureContext): Promise<Erasure> {
  return removeRest(await context.store.eraseLeads(email), context, email);
}

/** Erases one lead, with its mail files. */
export async function eraseOne(id: string, context: ErasureContext): Promise<Erasure> {
  return removeRest((await context.store.eraseLead(id)) ? [id] : [], context);
}

async function removeRest(
  leads: string[],
  { dataDir, store }: ErasureContext,
  email?: string,
): Promise<Erasure> {
  const mailFiles = leads.length > 0 ? await removeErasedMailFiles(dataDir, leads, email) : 0;
  return { leads, mailFiles, isComplete: await emptyLog(store) };
}

/** Tries for five seconds: a reader may be a command that ends soon. */
async function emptyLog(store: LeadAdmin): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await store.emptyLog()) return true;
    await setTimeout(250);
  }
  return false;
}
