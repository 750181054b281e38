import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { load } from "cheerio";
import {
  describeStore,
  eraseAddress,
  getMailFileName,
  getOutboxFolder,
  type LeadStore,
  openSharedStore,
  type StorePlace,
} from "leads/node";
import { parsePublicAddress } from "leads/schema";
import { type Finding, judgeCheck, skipCheck, type VisitedSite } from "./site-checks.ts";

/** A lead that this check made. */
type TestLead = { id: string; email: string };

/** Where the site's own name can be in no mail address: a domain of nobody (RFC 2606). */
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
    return { finding: judgeCheck("form", [`${contactPath} has no contact form`]) };
  }
  const endpoint = new URL(action, origin);
  const own = `launch-check-${randomBytes(4).toString("hex")}`;
  const { hostname } = new URL(origin);
  const email = parsePublicAddress(`${own}@${hostname}`) ?? `${own}@${spareDomain}`;
  const submission = {
    submissionId: randomUUID(),
    name: "Launch check",
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
  const verdicts = [
    (faulty.status === 400 && faulty.body.includes('"email"')) ||
      `an invalid email address gets ${faulty.status}, expected 400 and the name of the field`,
    Boolean(id) ||
      `${endpoint} answers ${status}, expected 200 and the number of the stored lead: ${remedy}. Its answer: ${body.slice(0, 200)}`,
    !id || again.body === body || "sending the same submission twice makes a second lead",
    endpoint.origin === origin ||
      headers.get("access-control-allow-origin") === origin ||
      `${endpoint} does not let ${origin} read its answers; is SITE_ORIGIN set there?`,
  ];
  const verified = `${endpoint} stored test lead ${id}, once, and names faulty fields`;
  return { finding: judgeCheck("form", verdicts, verified), ...(id && { lead: { id, email } }) };
}

const skipErasure = ({ email }: TestLead) =>
  skipCheck(
    "erasure",
    `the test lead is still there; erase it: npm run leads -- erase --email ${email}`,
  );

/** What is left to do by hand if this command cannot reach the store. */
export const describeUnseen = (lead: TestLead): Finding[] => [
  skipCheck("store", "set DATABASE_URL or DATA_DIR to the server's value"),
  skipCheck("mail", `look for "New inquiry ${lead.id}" in the team's mailbox`),
  skipErasure(lead),
];

/** Whether the store has a lead and its mail was accepted; then erases it. */
export async function checkLead(lead: TestLead, place: StorePlace): Promise<Finding[]> {
  const { email, id } = lead;
  const where = describeStore(place);
  const missing = `${where} does not have ${id}: is it a different store from the server's?`;
  const store = await openSharedStore(place, { make: false });
  try {
    const stored = await store?.getLead(id);
    if (!store || !stored) return [judgeCheck("store", [missing]), skipErasure(lead)];
    const mail = await checkMail(id, store, place);
    await eraseAddress(email, { store, dataDir: place.dataDir });
    const isGone = !(await store.getLead(id));
    const isSame = stored.lead.submission.email === email;
    const fault = `${id} could not be erased: close whatever reads the database, and erase it by hand`;
    return [
      judgeCheck("store", [isSame || missing], `${where} has ${id} as it was sent`),
      mail,
      judgeCheck("erasure", [isGone || fault], `${id} is erased`),
    ];
  } finally {
    await store?.close();
  }
}

/**
 * How long a mail server may take to accept a mail, in milliseconds; the first retry is after 30
 * seconds.
 */
const patience = 45_000;

async function checkMail(id: string, store: LeadStore, { dataDir }: StorePlace): Promise<Finding> {
  const read = async () => {
    const { lead, deliveries = [] } = (await store.getLead(id)) ?? {};
    return { lead, team: deliveries.find(({ kind }) => kind === "team") };
  };
  const deadline = Date.now() + patience;
  let { lead, team } = await read();
  while (team?.state === "pending" && Date.now() < deadline) {
    await setTimeout(250);
    ({ lead, team } = await read());
  }
  const verdicts = [
    !lead?.inQuarantine || `${id} is in quarantine (${lead.verdict}), so no mail is pending`,
    !existsSync(join(getOutboxFolder(dataDir), getMailFileName(id, "team"))) ||
      "no mail server is set, only a file is written: set SMTP_URL or MAIL_API_URL",
    team?.state === "sent" || `the mail to the team is ${team?.state}: ${team?.lastError}`,
  ];
  const verified = `the mail server accepted "New inquiry ${id}" at ${team?.sentAt}; check that it is in the mailbox`;
  const remedy =
    "see “When something is wrong” in docs/operating.md, then run npm run leads -- retry";
  return judgeCheck("mail", verdicts, verified, remedy);
}
