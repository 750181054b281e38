import type { Submission } from "../../leads/fields.ts";
import type { Lead, NewDelivery } from "../../leads/lead.ts";

/** When the leads of tests arrive. */
export const now = new Date("2026-11-20T10:00:00.000Z");

/** Every field that a visitor may leave out, each with a text of its own. */
export const optionalFields = {
  company: "O'Neill & <Söhne>",
  role: "李",
  interests: ["Planning", "Demo"],
  message: 'one\ntwo\t👷🏽 "quoted" \'); DROP TABLE leads; --',
  utmSource: "source-1",
  utmMedium: "medium-1",
  utmCampaign: "campaign-1",
  utmTerm: "term-1",
  utmContent: "content-1",
  landingPage: "/blog/shift-handover/",
  previousPage: "/modules/planning/",
  persona: "turnaround",
  referrerHost: "news.example",
  gclid: "EAIaIQobChMI_x-y.z",
  msclkid: "0123456789abcdef0123456789abcdef",
} satisfies Partial<Submission>;

/** A lead and its mail; `number` makes their ids unique. */
export function buildTestLead(
  number: number,
  changes: Partial<Submission> = {},
): { lead: Lead; deliveries: NewDelivery[] } {
  const suffix = String(number).padStart(12, "0");
  return {
    lead: {
      id: `LEAD-${number}`,
      receivedAt: now.toISOString(),
      bodyHash: `hash-${number}`,
      inQuarantine: false,
      verdict: [],
      submission: {
        submissionId: `00000000-0000-4000-8000-${suffix}`,
        name: "Thảo Nguyễn",
        email: "thao@example.com",
        consent: true,
        sourcePage: "/contact/",
        ...changes,
      },
    },
    deliveries: [{ id: `mail-${number}`, kind: "team", messageId: `<mail-${number}@example.com>` }],
  };
}
