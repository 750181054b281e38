import { type ContactPages, findContactPage } from "../contact-page.ts";
import type { MailSettings } from "../env.ts";
import { escapeHtml } from "../escape-html.ts";
import type { DueDelivery } from "../lead.ts";
import type { Mail } from "./delivery.ts";

/**
 * The mail that tells a visitor the message arrived, in the words of the page it was sent from. It
 * repeats nothing that was typed, not even the name: otherwise anyone could use the form to send
 * text to someone else's address.
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
    // Keeps out-of-office replies from coming back (RFC 3834, 5).
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
