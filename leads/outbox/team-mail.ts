import type { MailSettings } from "../env.ts";
import { escapeHtml } from "../escape-html.ts";
import { fieldNames, getField } from "../fields.ts";
import type { DueDelivery, Lead } from "../lead.ts";
import type { Mail } from "./delivery.ts";

/**
 * The mail that tells the team about a lead, as text and HTML. A lead produces the same mail at
 * every attempt. The only header with visitor input is the reply address, which the mail library
 * encodes.
 */
export function buildTeamMail(
  { lead, messageId }: DueDelivery,
  { from, to }: Pick<MailSettings, "from" | "to">,
): Mail {
  const { submission } = lead;
  const rows = buildRows(lead);
  const message = submission.message ?? "(no message)";
  return {
    messageId,
    from,
    to: [...to],
    replyTo: { name: submission.name, address: submission.email },
    subject: `New inquiry ${lead.id}`,
    date: new Date(lead.receivedAt),
    // Keeps the team's out-of-office replies from going to the visitor (RFC 3834, 5).
    headers: { "Auto-Submitted": "auto-generated" },
    text: [
      "A visitor sent this through the website. Reply to this email to answer them.",
      rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
      message,
      "",
    ].join("\n\n"),
    html: renderHtml(rows, message),
  };
}

/** A row for each label that has a value, except the message. */
function buildRows({ id, receivedAt, submission }: Lead): [string, string][] {
  const values = new Map<string, string[]>();
  for (const name of fieldNames) {
    const { kind, label } = getField(name);
    if (!label || kind === "text") continue;
    const value = [submission[name] ?? []].flat().join(", ");
    values.set(label, [...(values.get(label) ?? []), value].filter(Boolean));
  }
  const rows = [...values].map(([label, parts]): [string, string] => [label, parts.join(" / ")]);
  return [
    ...rows.filter(([, value]) => value !== ""),
    ["Received", `${receivedAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Lead", id],
  ];
}

function renderHtml(rows: readonly [string, string][], message: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:#52606d">${label}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>New inquiry</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#1f2933">
<p>A visitor sent this through the website. Reply to this email to answer them.</p>
<table role="presentation" cellspacing="0">${cells.join("")}</table>
<p style="margin-top:24px;padding-top:16px;border-top:1px solid #cbd2d9;white-space:pre-wrap">${escapeHtml(message)}</p>
</body>
</html>
`;
}
