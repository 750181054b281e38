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
  /** Default: the paragraphs. */
  html?: string;
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
    html: content.html ?? renderHtml(content.text),
    messageId: `<${id}@${new URL(siteOrigin).hostname}>`,
    from: mail.from,
    to: [...mail.to],
  };
  await runInTime((limit) => send(message, `${id}.eml`, limit), deliveryTimeout, signal);
}

/** The paragraphs of a text, with its addresses as links. */
function renderHtml(text: string): string {
  const paragraphs = escapeHtml(text.trimEnd()).split("\n\n");
  return paragraphs
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>\n")}</p>\n`)
    .join("")
    .replace(/https?:[^\s<]+/g, '<a href="$&">$&</a>');
}
