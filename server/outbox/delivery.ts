import type { SendMailOptions } from "nodemailer";

/**
 * Hands a mail on; resolves once the receiver has taken responsibility for it,
 * rejects soon after `signal` aborts.
 */
export type DeliverMail = (
  mail: SendMailOptions,
  /** Name of the file, where mails become files. */
  fileName: string,
  signal: AbortSignal,
) => Promise<void>;

/** Why a mail was not taken, without personal data. */
export interface DeliveryFault {
  /** Trying again cannot help. */
  permanent: boolean;
  /** Error and reply codes, such as `EENVELOPE 550`. */
  summary: string;
}

/**
 * Reads an error of a mail library or a file system. A mail server's 5xx to the
 * envelope or the message is permanent (RFC 5321, 4.2.1); to the login it is
 * not, because the owner mends that in the settings.
 */
export function getDeliveryFault(error: unknown): DeliveryFault {
  const { code, responseCode } = Object(error) as Record<string, unknown>;
  const reply = typeof responseCode === "number" ? responseCode : undefined;
  const refused = code === "EENVELOPE" || code === "EMESSAGE";
  const parts = [typeof code === "string" ? code : "EUNKNOWN", reply];
  return {
    permanent: refused && reply !== undefined && reply >= 500,
    summary: parts.filter((part) => part !== undefined).join(" "),
  };
}
