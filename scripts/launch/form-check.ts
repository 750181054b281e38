import { randomBytes, randomUUID } from "node:crypto";
import { load } from "cheerio";
import { parsePublicAddress } from "leads/schema";
import { type Finding, judgeCheck } from "./finding.ts";
import type { VisitedPage } from "./page-checks.ts";
import type { Visitor } from "./site-visitor.ts";

/** A lead that this check made, and how to find it. */
export interface TestLead {
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
