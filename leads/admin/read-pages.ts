import { setImmediate } from "node:timers/promises";
import type { StoredLead } from "../lead.ts";
import type { LeadFilter } from "../store/lead-query.ts";
import type { LeadAdmin } from "../store/lead-store.ts";

/** Leads on a page: read and rendered within 20 ms. */
const limit = 200;

/**
 * Leads, newest first, page by page. Yields to the event loop after each page, so that this process
 * stays responsive. Each lead comes at most once, as it is when its page is read.
 */
export async function* readPages(
  store: Pick<LeadAdmin, "getLeadPage">,
  filter: LeadFilter,
): AsyncGenerator<StoredLead[]> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const page = await store.getLeadPage(filter, { limit, after });
    yield page.leads;
    after = page.next;
    await setImmediate();
  }
}
