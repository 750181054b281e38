import { type ContactPages, fillPattern, findContactPage } from "../contact-page.ts";
import type { MailSettings } from "../env/env.ts";
import { escapeHtml } from "../escape-html.ts";
import type { DueDelivery } from "../lead.ts";
import type { Mail } from "./delivery.ts";

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
