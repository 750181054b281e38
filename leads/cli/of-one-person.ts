import { StartError } from "startup/start-error";
import type { LeadAdmin } from "../store/lead-store.ts";
import { describeStore, type StorePlace } from "../store/open-store.ts";

/** Names the other addresses of what may be the same mailbox: anna+fair@… besides anna@…. */
export async function listOthers(store: LeadAdmin, email: string, what: string): Promise<string[]> {
  const others = await store.findOtherAddresses(email);
  if (others.length === 0) return [];
  const addresses = others.map(({ address }) => address);
  return [
    `Probably the same mailbox, and ${what}: ${addresses.join(", ")}. If it is the same person, run this for each of them, too.`,
  ];
}

/** Said where nobody has an address: what was not done, and how to find the one that was meant. */
export function buildNobodyFault(
  place: StorePlace,
  email: string,
  what: string,
  others: readonly string[],
): StartError {
  return new StartError(
    [
      `No lead in ${describeStore(place)} has the address ${email}; ${what}.`,
      ...others,
      "A part of a name or address is enough to look for: npm run leads -- list --search WORDS",
    ].join("\n"),
  );
}
