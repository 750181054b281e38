import { type ContactPages, findContactPage } from "../contact-page.ts";
import type { MailSettings } from "../env.ts";
import type { DueDelivery } from "../lead.ts";
import type { Mail } from "./delivery.ts";
import { escapeHtml } from "./escape-html.ts";

/**
 * The mail that confirms to a visitor that the message arrived, in the words of
 * the page that it was sent from. It repeats nothing that was typed, name
 * included: whoever enters another's address could send them anything that way.
 */
export function buildVisitorMail(
  { lead, messageId }: DueDelivery,
  { from }: Pick<MailSettings, "from">,
  contactPages: ContactPages,
): Mail {
  const { language, visitorMail } = findContactPage(contactPages, lead.submission.sourcePage);
  const subject = visitorMail.subject.replace("{number}", lead.id);
  const paragraphs = [
    visitorMail.received,
    visitorMail.reference.replace("{number}", lead.id),
    visitorMail.notYou,
  ];
  return {
    messageId,
    from,
    to: [lead.submission.email],
    subject,
    date: new Date(lead.receivedAt),
    // Keeps absence notes from coming back (RFC 3834, 5).
    headers: { "Auto-Submitted": "auto-replied" },
    text: `${paragraphs.join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#1f2933">
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}
</body>
</html>
`,
  };
}
