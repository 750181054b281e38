import { mkdirSync } from "node:fs";
import type { MailSettings } from "../env.ts";
import { createHttpDelivery } from "./deliver-by-http.ts";
import { createSmtpDelivery } from "./deliver-by-smtp.ts";
import { createFileDelivery } from "./deliver-to-files.ts";
import type { DeliverMail } from "./delivery.ts";
import { getOutboxFolder } from "./mail-files.ts";

/** The way of mails that is set; without one they become files in `dataDir`. */
export function createMailDelivery(mail: MailSettings, dataDir: string): DeliverMail {
  if (mail.smtp) return createSmtpDelivery(mail.smtp);
  if (mail.api) return createHttpDelivery(mail.api);
  const folder = getOutboxFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return createFileDelivery(folder);
}
