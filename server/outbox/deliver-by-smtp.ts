import { createTransport } from "nodemailer";
import type { DeliverMail } from "./delivery.ts";

/** Longest silence, and longest attempt as a whole, in milliseconds. */
const timeout = 30_000;

/**
 * Delivery to a mail server, one connection per mail: STARTTLS where the server
 * offers it, TLS from the start with `smtps:`. Rejects with nodemailer's error.
 */
export function createSmtpDelivery(url: string): DeliverMail {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    // Mail is built from what strangers typed: it never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, _fileName, signal) => {
    // Also ends a server that keeps the line busy without ever answering.
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    await transport.sendMail({ ...mail, signal: limit });
  };
}
