import { describeLeadAdmin } from "./admin-contract.ts";
import { describeDeskSessions } from "./desk-contract.ts";
import { describeDigest } from "./digest-contract.ts";
import { describeReport } from "./report-contract.ts";
import { describeSearch } from "./search-contract.ts";
import { describeStore } from "./store-contract.ts";
import type { Adapter } from "./tested-store.ts";
import { describeLeadWork } from "./work-contract.ts";

/** What every adapter of `LeadStore` must do. */
export function describeLeadStore(adapter: Adapter): void {
  describeStore(adapter);
  describeLeadAdmin(adapter);
  describeLeadWork(adapter);
  describeSearch(adapter);
  describeDigest(adapter);
  describeDeskSessions(adapter);
  describeReport(adapter);
}
