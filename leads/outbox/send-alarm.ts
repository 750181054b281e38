import type { Clock } from "../clock.ts";
import type { LeadsEnv } from "../env.ts";
import { escapeHtml } from "../escape-html.ts";
import { getErrorDetails, type Log } from "../log.ts";
import { createMailDelivery } from "./create-mail-delivery.ts";
import { deliveryTimeout } from "./delivery.ts";
import { alarmPrefix } from "./mail-files.ts";

type AlarmOptions = Pick<LeadsEnv, "dataDir" | "mail" | "siteOrigin"> & { clock: Clock; log: Log };

/**
 * Mails the team that more than `limit` submissions came within an hour. Tried once, since the log
 * and `/healthz` say so, too. Never rejects.
 */
export async function sendAlarm(limit: number, options: AlarmOptions): Promise<void> {
  const { clock, dataDir, log, mail, siteOrigin } = options;
  const { host, hostname } = new URL(siteOrigin);
  const date = clock.now();
  const id = `${alarmPrefix}${date.toISOString().slice(0, 13)}`;
  const subject = `More than ${limit} messages an hour from ${host}`;
  const text = [
    `The contact form has received more than ${limit} messages since ${date.toISOString().slice(11, 13)}:00 UTC.`,
    "They are delivered as ever, apart from those that look like a bot's. Those are in quarantine, and so is whatever one sender sends in great number: npm run leads -- list shows them.",
    "If so many are to be expected, raise RATE_TOTAL and restart the server. Past ten times the limit, messages are refused until the hour is over.",
  ];
  try {
    const send = createMailDelivery(mail, dataDir);
    await send(
      {
        messageId: `<${id}@${hostname}>`,
        from: mail.from,
        to: [...mail.to],
        subject,
        date,
        headers: { "Auto-Submitted": "auto-generated" },
        text: `${text.join("\n\n")}\n`,
        html: text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>\n`).join(""),
      },
      `${id}.eml`,
      AbortSignal.timeout(deliveryTimeout),
    );
  } catch (error) {
    log.error("alarm not mailed", getErrorDetails(error));
  }
}
