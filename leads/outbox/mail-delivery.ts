import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../env.ts";
import { writeFileDurably } from "../write-file-durably.ts";
import { createHttpDelivery } from "./deliver-by-http.ts";
import { type DeliverMail, deliveryTimeout } from "./delivery.ts";
import { getOutboxFolder } from "./mail-files.ts";

/** Delivery by the mail service that is set; without one, mails become files in `dataDir`. */
export function createMailDelivery(mail: MailSettings, dataDir: string): DeliverMail {
  if (mail.smtp) return createSmtpDelivery(mail.smtp);
  if (mail.api) return createHttpDelivery(mail.api);
  return createFileDelivery(getOutboxFolder(dataDir));
}

/** Mail is built from what strangers typed: it never names a file or an address to fetch. */
const withoutAccess = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Delivery to a mail server, one connection per mail: TLS from the start with `smtps:`, otherwise
 * STARTTLS. If the server does not offer that, somebody in between may have removed the offer: with
 * `requireTls`, nothing is sent then. Rejects with nodemailer's error.
 */
function createSmtpDelivery({ requireTls, url }: NonNullable<MailSettings["smtp"]>): DeliverMail {
  const transport = createTransport({
    ...withoutAccess,
    url,
    requireTLS: requireTls,
    connectionTimeout: deliveryTimeout,
    greetingTimeout: deliveryTimeout,
    socketTimeout: deliveryTimeout,
    dnsTimeout: deliveryTimeout,
  });
  return async (mail, _fileName, signal) => {
    const { rejected } = await transport.sendMail({ ...mail, signal });
    // Not to be tried again: the others have it.
    return rejected.length > 0 ? `EENVELOPE, ${rejected.length} of ${mail.to.length}` : undefined;
  };
}

/**
 * Delivery into a folder, one file per mail, for any mail program to
 * open. A file appears whole and on disk or not at all; a mail delivered twice
 * is one file. Rejects with the file system's error.
 */
function createFileDelivery(folder: string): DeliverMail {
  const transport = createTransport({
    ...withoutAccess,
    streamTransport: true,
    buffer: true,
    newline: "windows",
  });
  return async (mail, fileName) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileDurably(join(folder, fileName), message as Buffer);
  };
}
