import type { DeliveryKind } from "../functions/submit-contact/ports.ts";
import {
  isSafeHttpUrl,
  parseAddress,
  parseSwitch,
  refuseSecret,
  type Variables,
} from "./parse-variables.ts";
import { StartError } from "./start-error.ts";

/** How mail leaves the server; without `smtpUrl` and `api` mails become files. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  smtpUrl?: string;
  /** A provider's address that takes mails as JSON, and its key. */
  api?: { url: string; key: string };
  from: string;
  to: readonly string[];
}

/** Where leads are reported to as signed calls. */
export interface WebhookSettings {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

export interface DeliverySettings {
  mail: MailSettings;
  webhook?: WebhookSettings;
  /** What every lead owes. */
  deliveries: readonly DeliveryKind[];
}

/** Reads how leads are delivered. Throws a `StartError` as `parseEnv` does. */
export function parseDelivery(variables: Variables): DeliverySettings {
  const webhook = parseWebhook(variables);
  const hasVisitorMail = parseSwitch("VISITOR_MAIL", variables.VISITOR_MAIL || "off");
  return {
    mail: parseMail(variables),
    ...(webhook && { webhook }),
    deliveries: [
      "team",
      ...(hasVisitorMail ? (["visitor"] as const) : []),
      ...(webhook ? (["webhook"] as const) : []),
    ],
  };
}

function parseMail(variables: Variables): MailSettings {
  const { MAIL_API_KEY, MAIL_API_URL, MAIL_FROM, MAIL_TO, SMTP_URL } = variables;
  if (SMTP_URL) checkSmtpUrl(SMTP_URL);
  if (MAIL_API_URL && !isSafeHttpUrl(MAIL_API_URL)) {
    refuseSecret("MAIL_API_URL", "an https address, such as https://api.example.com/emails");
  }
  if (SMTP_URL && MAIL_API_URL) {
    throw new StartError("SMTP_URL and MAIL_API_URL are both set: expected one way for mail.");
  }
  const way = (SMTP_URL && "SMTP_URL") || (MAIL_API_URL && "MAIL_API_URL");
  if (way) {
    requireVariable("MAIL_FROM", MAIL_FROM, "an e-mail address", way);
    requireVariable("MAIL_TO", MAIL_TO, "an e-mail address", way);
  }
  if (MAIL_API_URL) requireVariable("MAIL_API_KEY", MAIL_API_KEY, "the provider's key", way);
  return {
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    ...(MAIL_API_URL && { api: { url: MAIL_API_URL, key: MAIL_API_KEY ?? "" } }),
    from: parseAddress("MAIL_FROM", MAIL_FROM || "website@localhost"),
    to: (MAIL_TO || "sales@localhost")
      .split(",")
      .map((address) => parseAddress("MAIL_TO", address.trim())),
  };
}

function checkSmtpUrl(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return;
  refuseSecret("SMTP_URL", "smtp:// or smtps://, such as smtps://user:password@mail.example.com");
}

function parseWebhook({ WEBHOOK_SECRET, WEBHOOK_URL }: Variables): WebhookSettings | undefined {
  if (!WEBHOOK_URL) return;
  if (!isSafeHttpUrl(WEBHOOK_URL)) {
    refuseSecret("WEBHOOK_URL", "an https address, such as https://crm.example.com/hooks/leads");
  }
  requireVariable("WEBHOOK_SECRET", WEBHOOK_SECRET, "whsec_ and a key", "WEBHOOK_URL");
  // Standard Webhooks, "Signature scheme": 24 to 64 bytes; in base64 that is 32 to 88 characters.
  if (!/^whsec_[A-Za-z\d+/]{30,86}={0,2}$/.test(WEBHOOK_SECRET ?? "")) {
    refuseSecret("WEBHOOK_SECRET", "whsec_ and 24 to 64 random bytes in base64");
  }
  return { url: WEBHOOK_URL, secret: WEBHOOK_SECRET ?? "" };
}

function requireVariable(
  name: string,
  value: string | undefined,
  expected: string,
  reason?: string,
): void {
  if (value) return;
  throw new StartError(`${name} is not set: expected ${expected}, since ${reason} is set.`);
}
