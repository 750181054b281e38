import { escapeHtml } from "../clean-text.ts";
import type { LeadsEnv } from "../env/env.ts";
import { runInTime } from "../time/clock.ts";
import { deliveryTimeout } from "./delivery.ts";
import { createMailDelivery, type NoticeId } from "./mail-delivery.ts";

/** A mail to the team that is about no single lead. */
export interface Notice {
  /** The same for the same notice, so that a mail that goes out twice is seen as one. */
  id: NoticeId;
  date: Date;
  subject: string;
  /** Paragraphs with an empty line between them. */
  text: string;
}

export type NoticeOptions = Pick<LeadsEnv, "dataDir" | "mail" | "siteOrigin">;

/** Sends a notice; rejects when it was not accepted, and soon after `signal` aborts. */
export async function sendNotice(
  { id, ...content }: Notice,
  { dataDir, mail, siteOrigin }: NoticeOptions,
  signal: AbortSignal,
): Promise<void> {
  const send = createMailDelivery(mail, dataDir);
  const message = {
    ...content,
    html: renderHtml(content.text),
    messageId: `<${id}@${new URL(siteOrigin).hostname}>`,
    from: mail.from,
    to: [...mail.to],
  };
  await runInTime((limit) => send(message, `${id}.eml`, limit), deliveryTimeout, signal);
}

/** A text as it is, so that numbers stay below one another, with its addresses as links. */
const renderHtml = (text: string) =>
  `<pre style="white-space:pre-wrap">${escapeHtml(text).replace(/https?:[^\s<]+/g, '<a href="$&">$&</a>')}</pre>\n`;
