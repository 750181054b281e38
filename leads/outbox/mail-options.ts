import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./delivery.ts";

/** A mail in the mail library's terms; the library encodes names and splits lines. */
export function buildSendOptions(mail: Mail): SendMailOptions {
  return { ...mail, to: [...mail.to] };
}
