import { existsSync } from "node:fs";
import { join } from "node:path";
import type { LeadStore, StoredLead } from "leads/node";
import {
  describeStore,
  eraseAddress,
  getMailFileName,
  getOutboxFolder,
  openSharedStore,
  type StorePlace,
} from "leads/node";
import { type Finding, judgeCheck, skipCheck } from "./finding.ts";
import type { TestLead } from "./form-check.ts";

/**
 * How long a mail server may take to accept a mail, in milliseconds; the first retry is after 30
 * seconds.
 */
const patience = 45_000;

/** What is left to do by hand if this command cannot reach the store. */
export function describeUnseen(lead: TestLead): Finding[] {
  const mail = `whether the mail arrived: look for "New inquiry ${lead.id}" in the team's mailbox`;
  const store = "what is in the store: set DATABASE_URL or DATA_DIR to the server's value";
  return [skipCheck("store", store), skipCheck("mail", mail), skipErasure(lead)];
}

const skipErasure = ({ email }: TestLead) =>
  skipCheck(
    "erasure",
    `the test lead is still there; erase it: npm run leads -- erase --email ${email}`,
  );

/** Looks for the test lead in the store, waits for its mail, and erases it. */
export async function checkLead(lead: TestLead, place: StorePlace): Promise<Finding[]> {
  const where = describeStore(place);
  const store = await openSharedStore(place, { make: false });
  if (!store) {
    const fault = `${where} has no leads: is it a different store from the server's?`;
    return [judgeCheck("store", [fault]), skipErasure(lead)];
  }
  try {
    const stored = await store.getLead(lead.id);
    const isThere = stored?.lead.submission.email === lead.email;
    const missing = `${where} does not have ${lead.id}: is it a different store from the server's?`;
    const found = judgeCheck(
      "store",
      isThere ? [] : [missing],
      `${where} has ${lead.id} as it was sent`,
    );
    if (!stored) return [found, skipErasure(lead)];
    const mail = await checkMail(lead, store, place);
    return [found, mail, await eraseLead(lead, store, place)];
  } finally {
    await store.close();
  }
}

async function checkMail({ id }: TestLead, store: LeadStore, place: StorePlace): Promise<Finding> {
  const deadline = Date.now() + patience;
  let stored = await store.getLead(id);
  while (isWaiting(stored) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    stored = await store.getLead(id);
  }
  if (stored?.lead.inQuarantine) {
    const verdict = stored.lead.verdict?.join(", ");
    return judgeCheck("mail", [`${id} is in quarantine (${verdict}), so no mail is pending`]);
  }
  const team = stored?.deliveries.find(({ kind }) => kind === "team");
  if (existsSync(join(getOutboxFolder(place.dataDir), getMailFileName(id, "team")))) {
    const fault =
      "the mail was only written to a file, because no mail server is set: set SMTP_URL or MAIL_API_URL";
    return judgeCheck("mail", [fault]);
  }
  const reason = team?.lastError ? ` (${team.lastError})` : "";
  const fault = `the mail to the team is ${team?.state ?? "not pending"} after ${patience / 1000} s${reason}`;
  const verified = `the mail server accepted "New inquiry ${id}" at ${team?.sentAt}; check that it is in the mailbox`;
  return judgeCheck("mail", team?.state === "sent" ? [] : [fault], verified);
}

function isWaiting(stored: StoredLead | undefined): boolean {
  return (
    stored?.deliveries.some(({ kind, state }) => kind === "team" && state === "pending") ?? false
  );
}

async function eraseLead(
  { email, id }: TestLead,
  store: LeadStore,
  place: StorePlace,
): Promise<Finding> {
  await eraseAddress(email, { store, dataDir: place.dataDir });
  const left = await store.getLead(id);
  return judgeCheck("erasure", left ? [`${id} could not be erased`] : [], `${id} is erased`);
}
