import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import {
  describeStore,
  eraseAddress,
  getMailFileName,
  getOutboxFolder,
  type LeadStore,
  openSharedStore,
  type StoredLead,
  type StorePlace,
} from "leads/node";
import { parsePublicAddress } from "leads/schema";
import { type Finding, judgeCheck, skipCheck, type Visitor } from "./finding.ts";
import type { VisitedPage } from "./page-checks.ts";

/** A lead that this check made, and how to find it. */
interface TestLead {
  id: string;
  email: string;
  name: string;
}

const name = "Launch check";

/** A domain of nobody (RFC 2606), where the site's own name can be in no mail address. */
const spareDomain = "launch-check.example";

/** What to do about an answer other than 200 to the test lead. */
function advise(status: number): string {
  if (status === 400) return "the server refuses the test lead; correct what its answer names";
  if (status === 401 || status === 403) {
    return "set VITE_BACKEND_KEY to the same key here, for the build and on the server";
  }
  if (status === 404 || status === 405) {
    return "nobody takes the form there; set VITE_BACKEND_URL for the build to where the function runs, or deploy it";
  }
  if (status === 429) return "too many submissions; try again in an hour";
  return 'the lead could not be stored; look for "submission not stored" in the server\'s log';
}

/**
 * Sends the contact form as the site's scripts do, to the address in the page: an invalid
 * submission, a valid one, and the valid one again.
 *
 * @param apiKey the public key the site was built with (VITE_BACKEND_KEY)
 */
export async function checkForm(
  visit: Visitor,
  origin: string,
  pages: readonly VisitedPage[],
  contactPath: string,
  apiKey: string,
): Promise<{ findings: Finding[]; lead?: TestLead }> {
  const contact = pages.find(({ path }) => path === contactPath);
  const action = load(contact?.body ?? "")("form[data-contact-form]").attr("action");
  if (!action) {
    const faults = [`${contactPath} has no contact form with an address to send it to`];
    return { findings: [judgeCheck("form", faults, "")] };
  }
  const endpoint = new URL(action, origin).href;
  const isElsewhere = new URL(endpoint).origin !== origin;
  const own = `launch-check-${randomBytes(4).toString("hex")}`;
  const { hostname } = new URL(origin);
  const email = parsePublicAddress(`${own}@${hostname}`) ?? `${own}@${spareDomain}`;
  const submission = {
    submissionId: randomUUID(),
    name,
    email,
    message: "A test of the website before launch. No reply is needed.",
    consent: true,
    sourcePage: contactPath,
  };
  const send = (body: object) =>
    visit(endpoint, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", apikey: apiKey, origin },
    });

  const faulty = await send({ ...submission, submissionId: randomUUID(), email: "x" });
  const stored = await send(submission);
  const again = await send(submission);
  const faults: string[] = [];
  if (faulty.status !== 400 || !faulty.body.includes('"email"')) {
    faults.push(
      `an invalid email address gets ${faulty.status}, expected 400 and the name of the field`,
    );
  }
  const id = stored.status === 200 ? (JSON.parse(stored.body) as { id?: string }).id : undefined;
  if (!id) {
    faults.push(
      `${endpoint} answers ${stored.status}, expected 200 and the number of the stored lead: ${advise(stored.status)}. Its answer: ${stored.body.slice(0, 200)}`,
    );
  }
  if (id && again.body !== stored.body)
    faults.push("sending the same submission twice makes a second lead");
  const granted = stored.headers.get("access-control-allow-origin");
  if (isElsewhere && granted !== origin) {
    faults.push(`${endpoint} does not let ${origin} read its answers; is SITE_ORIGIN set there?`);
  }
  const verified = `${endpoint} stored test lead ${id}, once, and names faulty fields`;
  return {
    findings: [judgeCheck("form", faults, verified)],
    ...(id && { lead: { id, email, name } }),
  };
}

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
