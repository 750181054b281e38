import * as v from "valibot";
import type { Lead } from "../../lead.ts";
import { buildRows } from "../describe-lead.ts";
import { readJson, type WebhookFormat } from "./webhook-format.ts";

/**
 * A submission of the Forms API, v3 (developers.hubspot.com, "Submit data to a form"). The form has
 * HubSpot's own properties that are named here: whatever has none is in the message.
 */
export const hubspotFormat: WebhookFormat = {
  buildBody(lead, { siteOrigin }) {
    const { company, consent, email, name, role, sourcePage } = lead.submission;
    const values = {
      email,
      // Whole: nothing says where a name is to be split.
      firstname: name,
      company,
      jobtitle: role,
      message: buildMessage(lead),
    };
    const page = new URL(siteOrigin);
    page.pathname = lead.entry ? "/" : sourcePage;
    return {
      submittedAt: String(Date.parse(lead.receivedAt)),
      fields: Object.entries(values)
        .filter(([, value]) => value)
        .map(([name, value]) => ({ objectTypeId: "0-1", name, value })), // 0-1: contacts
      context: { pageUri: page.href },
      // A lead that needs no consent has none to pass on.
      ...(consent && {
        legalConsentOptions: {
          consent: { consentToProcess: true, text: describeConsent(lead), communications: [] },
        },
      }),
    };
  },

  isPermanent: (status) => status === 400,

  readReason(answer) {
    const refusal = v.safeParse(refusalSchema, readJson(answer));
    if (!refusal.success) return;
    const types = refusal.output.errors.map(({ errorType }) => errorType);
    const codes = new Set(types.filter((type) => /^[A-Z_]{1,60}$/.test(type)));
    return codes.size > 0 ? [...codes].join(", ") : undefined;
  },
};

/** An answer to a submission that is refused, as far as it is read. */
const refusalSchema = v.object({
  errors: v.array(v.object({ errorType: v.optional(v.string(), "") })),
});

/** Labels whose values have a property of their own. */
const ownLabels = ["Name", "Email", "Company", "Role"];

function buildMessage(lead: Lead): string {
  const rows = buildRows(lead).filter(([label]) => !ownLabels.includes(label));
  const facts = rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  return [facts, lead.submission.message].filter(Boolean).join("\n\n");
}

function describeConsent({ entry, noticeVersion, receivedAt }: Lead): string {
  if (entry) {
    return `${entry.consentBasis} (${entry.channel}, ${receivedAt})`;
  }
  const notice = noticeVersion ? ` of ${noticeVersion}` : "";
  return `Agreed on the contact form to the processing of personal information for this inquiry, as described in the privacy policy${notice} (${receivedAt}).`;
}
