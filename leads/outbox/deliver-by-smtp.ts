import { createTransport } from "nodemailer";
import type { MailSettings } from "../env.ts";
import { type DeliverMail, deliveryTimeout } from "./delivery.ts";

/**
 * Delivery to a mail server, one connection per mail: TLS from the start with `smtps:`, otherwise
 * STARTTLS. Where the server does not offer that, somebody on the way may have taken it out: with
 * `requireTls` nothing is sent then. Rejects with nodemailer's error.
 */
export function createSmtpDelivery({
  requireTls,
  url,
}: NonNullable<MailSettings["smtp"]>): DeliverMail {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: deliveryTimeout,
    greetingTimeout: deliveryTimeout,
    socketTimeout: deliveryTimeout,
    dnsTimeout: deliveryTimeout,
    // Mail is built from what strangers typed: it never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, _fileName, signal) => {
    const { rejected } = await transport.sendMail({ ...mail, signal });
    // Not to be tried again: the others have it.
    return rejected.length > 0 ? `EENVELOPE, ${rejected.length} of ${mail.to.length}` : undefined;
  };
}
