import { escapeHtml } from "../clean-text.ts";
import { type ContactPages, fillPattern, findContactPage } from "../contact-page.ts";
import type { MailSettings } from "../env/env.ts";
import { fieldNames, getField } from "../fields.ts";
import type { DeliveryKind, DueDelivery, Lead } from "../lead.ts";
import { formatTime } from "../words.ts";
import { type Mail, mayOwn } from "./delivery.ts";

export interface LeadPlaces {
  siteOrigin: string;
  desk: { isOn: boolean; origin?: string | undefined };
  timeZone: string;
}

export function getDeskUrl({ desk, siteOrigin }: LeadPlaces, leadId: string): string | undefined {
  return desk.isOn ? `${desk.origin ?? siteOrigin}/desk/leads/${leadId}` : undefined;
}

/** A subject names this many interests; the others are counted. */
const namedInterests = 3;

/**
 * What a lead is about in one line, such as `New inquiry 7K3QZ-M2X9A: Demo, Planning (turnaround)`.
 * Only what comes from closed lists: nothing that a visitor typed.
 */
export function buildSubject(lead: Lead, opening = "New inquiry"): string {
  const { interests = [], persona } = lead.submission;
  const more = interests.length - namedInterests;
  const named = interests.slice(0, namedInterests).join(", ") + (more > 0 ? ` +${more}` : "");
  return `${opening} ${lead.id}${named && `: ${named}`}${persona ? ` (${persona})` : ""}`;
}

/** A row for each label that has a value, except the message. */
export function buildRows(
  { entry, id, receivedAt, submission }: Lead,
  { timeZone }: Pick<LeadPlaces, "timeZone">,
): [label: string, value: string][] {
  const values = new Map<string, string[]>();
  for (const name of fieldNames) {
    const { kind, label } = getField(name);
    // Of a lead that was entered by hand, the page is the desk's.
    if (!label || kind === "text" || (entry && name === "sourcePage")) continue;
    const value = [submission[name] ?? []].flat().join(", ");
    values.set(label, [...(values.get(label) ?? []), value].filter(Boolean));
  }
  const rows = [...values].map(([label, parts]): [string, string] => [label, parts.join(" / ")]);
  return [
    ...rows.filter(([, value]) => value !== ""),
    ...(entry ? [["Entered by hand", `${entry.channel}, by ${entry.by}`] as [string, string]] : []),
    ["Received", formatTime(receivedAt, timeZone, "full")],
    ["Lead", id],
  ];
}

/** What a mail about a lead says of itself, above it and in its subject. */
const inquiry = {
  opening: "New inquiry",
  intro: "A visitor sent this through the website. Reply to this email to answer them.",
};

const ownersOccasions: Partial<Record<DeliveryKind, typeof inquiry>> = {
  owner: {
    opening: "Your lead",
    intro: "This lead is now yours. Reply to this email to answer the person.",
  },
  reminder: {
    opening: "Reminder of lead",
    intro: "A reminder of this lead was set for today. Reply to this email to write to the person.",
  },
};

/**
 * A mail with everything that is known of a lead, as text and HTML, the same at every attempt: to the team, or
 * to the owner while there is one who has not left (`mayOwn`). The only header with visitor input is the
 * reply address, which the mail library encodes.
 */
export function buildLeadMail(
  { kind, lead, messageId, pendingSince, recipient }: DueDelivery,
  { from, to }: Pick<MailSettings, "from" | "to">,
  places: LeadPlaces & { desk: { users: readonly string[] } },
): Mail {
  const { intro, opening } = ownersOccasions[kind] ?? inquiry;
  const { submission } = lead;
  const rows = buildRows(lead, places);
  const message = submission.message ?? "(no message)";
  const deskUrl = getDeskUrl(places, lead.id);
  return {
    messageId,
    from,
    to: recipient && mayOwn(recipient, places.desk.users) ? [recipient] : [...to],
    date: new Date(kind === "team" ? lead.receivedAt : pendingSince),
    replyTo: { name: buildReplyName(submission.name), address: submission.email },
    subject: buildSubject(lead, opening),
    text: [
      intro,
      rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
      ...(deskUrl ? [`Open in the desk: ${deskUrl}`] : []),
      // A message can look like the lines above.
      lead.entry
        ? "Everything below was entered by hand:"
        : "Everything below is the visitor's own message:",
      message,
      "",
    ].join("\n\n"),
    html: renderHtml(intro, rows, message, deskUrl),
  };
}

/**
 * A name in which no encoded word begins (RFC 2047): mail programs decode those even between
 * quotation marks, and line breaks can be in one. The word joiner cannot be seen. Byte order marks
 * cannot be either: where an encoded word happens to begin with one, decoders drop it.
 */
function buildReplyName(name: string): string {
  return name.replaceAll("\uFEFF", "").replaceAll("=?", "=\u2060?");
}

function renderHtml(
  intro: string,
  rows: readonly [string, string][],
  message: string,
  deskUrl: string | undefined,
): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:#52606d">${label}</th><td dir="auto" style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const link = deskUrl ? `<p><a href="${escapeHtml(deskUrl)}">Open in the desk</a></p>\n` : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Lead</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#1f2933">
<p>${intro}</p>
<table role="presentation" cellspacing="0">${cells.join("")}</table>
${link}<p dir="auto" style="margin-top:24px;padding-top:16px;border-top:1px solid #cbd2d9;white-space:pre-wrap">${escapeHtml(message)}</p>
</body>
</html>
`;
}

/**
 * The mail that tells a visitor the message arrived, in the words of the page it was sent from. It
 * repeats nothing that was typed, not even the name: otherwise anyone could use the form to send
 * text to someone else's address. The HTML needs no picture, table or style sheet, so that every
 * mail program shows it.
 */
export function buildVisitorMail(
  { lead, messageId }: Pick<DueDelivery, "lead" | "messageId">,
  { from }: Pick<MailSettings, "from">,
  contactPages: ContactPages,
): Mail {
  const { language, visitorMail } = findContactPage(contactPages, lead.submission.sourcePage);
  const { answer, greeting, notYou, received, replyTo, sender, signature } = visitorMail;
  const subject = fillPattern(visitorMail.subject, { number: lead.id });
  const reference = fillPattern(visitorMail.reference, { number: lead.id });
  const paragraphs = [greeting, `${received} ${answer}`, reference, signature];
  const smallPrint = [notYou, sender];
  return {
    messageId,
    from,
    to: [lead.submission.email],
    replyTo: { name: "", address: replyTo },
    subject,
    date: new Date(lead.receivedAt),
    // "-- " on its own line begins what programs leave out of a reply (RFC 3676, 4.3).
    text: `${[...paragraphs, `-- \n${smallPrint.join("\n\n")}`].join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6;color:#1f2933">
<div style="max-width:36em">
${renderParagraphs(paragraphs)}
<div style="margin-top:24px;border-top:1px solid #cbd2d9;font-size:14px;color:#52606d">
${renderParagraphs(smallPrint)}
</div>
</div>
</body>
</html>
`,
  };
}

function renderParagraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
}
