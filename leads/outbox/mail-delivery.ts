import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../env/env.ts";
import { toAsciiMailbox } from "../mail-address.ts";
import { writeFileDurably } from "../write-file-durably.ts";
import { createHttpDelivery } from "./deliver-by-http.ts";
import { automaticHeaders, type DeliverMail, deliveryTimeout, type Mail } from "./delivery.ts";
import { getOutboxFolder } from "./mail-files.ts";

/**
 * Delivery by the mail service that is set; without one, mails become files in `dataDir`. Whatever
 * the way, domains are in A-labels: a lead may be older than that, and the content names mailboxes.
 */
export function createMailDelivery(settings: MailSettings, dataDir: string): DeliverMail {
  const deliver = chooseDelivery(settings, dataDir);
  return (mail, fileName, signal) => deliver(withAsciiAddresses(mail), fileName, signal);
}

function chooseDelivery({ api, smtp }: MailSettings, dataDir: string): DeliverMail {
  if (smtp) return createSmtpDelivery(smtp);
  if (api) return createHttpDelivery(api);
  return createFileDelivery(getOutboxFolder(dataDir));
}

function withAsciiAddresses({ from, replyTo, to, ...mail }: Mail): Mail {
  return {
    ...mail,
    from: toAsciiMailbox(from),
    to: to.map(toAsciiMailbox),
    ...(replyTo && { replyTo: { ...replyTo, address: toAsciiMailbox(replyTo.address) } }),
  };
}

/**
 * For every mail that the library builds. They are built from what strangers typed: none names a
 * file or an address to fetch.
 */
const mailDefaults = { headers: automaticHeaders, disableFileAccess: true, disableUrlAccess: true };

/**
 * Delivery to a mail server, one connection per mail: TLS from the start with `smtps:`, otherwise
 * STARTTLS. If the server does not offer that, somebody in between may have removed the offer: with
 * `requireTls`, nothing is sent then. Rejects with nodemailer's error.
 */
function createSmtpDelivery({ requireTls, url }: NonNullable<MailSettings["smtp"]>): DeliverMail {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: deliveryTimeout,
    greetingTimeout: deliveryTimeout,
    socketTimeout: deliveryTimeout,
    dnsTimeout: deliveryTimeout,
  });
  return async (mail, _fileName, signal) => {
    const { rejected } = await transport.sendMail({ ...mailDefaults, ...mail, signal });
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
    streamTransport: true,
    buffer: true,
    newline: "windows",
  });
  return async (mail, fileName) => {
    const { message } = await transport.sendMail({ ...mailDefaults, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileDurably(join(folder, fileName), message as Buffer);
  };
}
