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
import { type Finding, judgeCheck, unless, type VisitedSite } from "./finding.ts";

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
const advice: Record<number, string> = {
  400: "the server refuses the test lead; correct what its answer names",
  401: "set VITE_BACKEND_KEY to the same key here, for the build and on the server",
  404: "nobody takes the form there; set VITE_BACKEND_URL for the build to where the function runs, or deploy it",
  429: "too many submissions; try again in an hour",
};

/**
 * Sends the contact form as the site's scripts do, to the address in the page: an invalid
 * submission, a valid one, and the valid one again.
 *
 * @param apiKey the public key the site was built with (VITE_BACKEND_KEY)
 */
export async function checkForm(
  { visit, origin, pages, site }: VisitedSite,
  apiKey: string,
): Promise<{ finding: Finding; lead?: TestLead }> {
  const [{ path: contactPath }] = site.contactPages;
  const contact = pages.find(({ path }) => path === contactPath);
  const action = load(contact?.body ?? "")("form[data-contact-form]").attr("action");
  if (!action) {
    const fault = `${contactPath} has no contact form with an address to send it to`;
    return { finding: judgeCheck("form", [fault], "") };
  }
  const endpoint = new URL(action, origin);
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
    visit(endpoint.href, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", apikey: apiKey, origin },
    });

  const faulty = await send({ ...submission, submissionId: randomUUID(), email: "x" });
  const { body, headers, status } = await send(submission);
  const again = await send(submission);
  const id = status === 200 ? (JSON.parse(body) as { id?: string }).id : undefined;
  const remedy =
    advice[{ 403: 401, 405: 404 }[status] ?? status] ??
    'the lead could not be stored; look for "submission not stored" in the server\'s log';
  const isOpen =
    endpoint.origin === origin || headers.get("access-control-allow-origin") === origin;
  const faults = [
    ...unless(
      faulty.status === 400 && faulty.body.includes('"email"'),
      `an invalid email address gets ${faulty.status}, expected 400 and the name of the field`,
    ),
    ...unless(
      Boolean(id),
      `${endpoint} answers ${status}, expected 200 and the number of the stored lead: ${remedy}. Its answer: ${body.slice(0, 200)}`,
    ),
    ...unless(!id || again.body === body, "sending the same submission twice makes a second lead"),
    ...unless(
      isOpen,
      `${endpoint} does not let ${origin} read its answers; is SITE_ORIGIN set there?`,
    ),
  ];
  const verified = `${endpoint} stored test lead ${id}, once, and names faulty fields`;
  return {
    finding: judgeCheck("form", faults, verified),
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

const skipCheck = (name: string, reason: string): Finding => ({
  name,
  outcome: "not checked",
  messages: [reason],
});

const skipErasure = ({ email }: TestLead) =>
  skipCheck(
    "erasure",
    `the test lead is still there; erase it: npm run leads -- erase --email ${email}`,
  );

export async function checkLead(lead: TestLead, place: StorePlace): Promise<Finding[]> {
  const { email, id } = lead;
  const where = describeStore(place);
  const missing = `${where} does not have ${id}: is it a different store from the server's?`;
  const store = await openSharedStore(place, { make: false });
  if (!store) return [judgeCheck("store", [missing], ""), skipErasure(lead)];
  try {
    const stored = await store.getLead(id);
    const isThere = stored?.lead.submission.email === email;
    const found = judgeCheck(
      "store",
      unless(isThere, missing),
      `${where} has ${id} as it was sent`,
    );
    if (!stored) return [found, skipErasure(lead)];
    const mail = await checkMail(id, store, place);
    await eraseAddress(email, { store, dataDir: place.dataDir });
    const isGone = !(await store.getLead(id));
    const fault = `${id} could not be erased: close whatever reads the database, and erase it by hand`;
    return [found, mail, judgeCheck("erasure", unless(isGone, fault), `${id} is erased`)];
  } finally {
    await store.close();
  }
}

const isPending = (stored: StoredLead | undefined): boolean =>
  stored?.deliveries.some(({ kind, state }) => kind === "team" && state === "pending") ?? false;

async function checkMail(id: string, store: LeadStore, place: StorePlace): Promise<Finding> {
  const deadline = Date.now() + patience;
  let stored = await store.getLead(id);
  while (isPending(stored) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    stored = await store.getLead(id);
  }
  const team = stored?.deliveries.find(({ kind }) => kind === "team");
  const find = (): string[] => {
    if (stored?.lead.inQuarantine) {
      const verdict = stored.lead.verdict?.join(", ");
      return [`${id} is in quarantine (${verdict}), so no mail is pending`];
    }
    if (existsSync(join(getOutboxFolder(place.dataDir), getMailFileName(id, "team")))) {
      return [
        "the mail was only written to a file, because no mail server is set: set SMTP_URL or MAIL_API_URL",
      ];
    }
    const reason = team?.lastError ? ` (${team.lastError})` : "";
    return unless(
      team?.state === "sent",
      `the mail to the team is ${team?.state ?? "not pending"} after ${patience / 1000} s${reason}`,
    );
  };
  const verified = `the mail server accepted "New inquiry ${id}" at ${team?.sentAt}; check that it is in the mailbox`;
  const remedy =
    "see “When something is wrong” in docs/operating.md, then run npm run leads -- retry";
  return judgeCheck("mail", find(), verified, remedy);
}
