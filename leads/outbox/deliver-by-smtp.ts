import { createTransport } from "nodemailer";
import { type DeliverMail, deliveryTimeout } from "./delivery.ts";

/**
 * Delivery to a mail server, one connection per mail: STARTTLS where the server
 * offers it, TLS from the start with `smtps:`. Rejects with nodemailer's error.
 */
export function createSmtpDelivery(url: string): DeliverMail {
  const transport = createTransport({
    url,
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
