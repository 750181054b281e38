import type { MailSettings } from "../env.ts";
import type { DueDelivery } from "../lead.ts";
import type { Mail } from "./delivery.ts";

/**
 * The mail that confirms to a visitor that the message arrived. It repeats nothing
 * that was typed, name included: whoever enters another's address could send
 * them anything that way.
 */
export function buildVisitorMail(
  { lead, messageId }: DueDelivery,
  { from }: Pick<MailSettings, "from">,
): Mail {
  const paragraphs = [
    "Thank you for your message. It has arrived, and someone from the AES/32 team will reply to this address.",
    `Should you write to us about it, please name the number ${lead.id}.`,
    "You did not write to us? Then someone has entered your address by mistake, and you can ignore this mail.",
  ];
  return {
    messageId,
    from,
    to: [lead.submission.email],
    subject: `We have received your message (${lead.id})`,
    date: new Date(lead.receivedAt),
    // Keeps absence notes from coming back (RFC 3834, 5).
    headers: { "Auto-Submitted": "auto-replied" },
    text: `${paragraphs.join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>We have received your message</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#1f2933">
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}
</body>
</html>
`,
  };
}
