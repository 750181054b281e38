import { resolve } from "node:path";
import type { DeliveryKind, SubmissionLimits } from "../functions/submit-contact/ports.ts";
import type { RetentionSettings } from "./retention.ts";
import { StartError } from "./start-error.ts";

/** How mail leaves the server. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if needed; absent: mails become files. */
  smtpUrl?: string;
  from: string;
  to: readonly string[];
}

/** The settings of the server, parsed. */
export interface Env {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Scheme, host and port under which visitors see this server. */
  siteOrigin: string;
  /** How many proxies in front of this server add to X-Forwarded-For. */
  trustedProxies: number;
  /** Public key that the site's scripts send with each call. */
  apiKey: string;
  limits: SubmissionLimits;
  mail: MailSettings;
  /** What every lead owes. */
  deliveries: readonly DeliveryKind[];
  retention: RetentionSettings;
}

type Variables = Record<string, string | undefined>;

/** Reads the settings of this process; the only place of `server/` that does. */
export function readEnv(): Env {
  return parseEnv(process.env);
}

/**
 * Settings from environment variables; an empty value counts as absent. Throws
 * a `StartError` that names the variable, its value (never a password) and what
 * is expected.
 */
export function parseEnv(variables: Variables): Env {
  if (variables.DATABASE_URL) {
    throw new StartError(
      "DATABASE_URL is set, but this version has no PostgreSQL adapter yet: unset it to keep leads in DATA_DIR.",
    );
  }
  const port = parseWholeNumber("PORT", variables.PORT || "3000", 65_535);
  return {
    port,
    host: parseHost(variables.HOST || "localhost"),
    dataDir: resolve(variables.DATA_DIR || "data"),
    siteOrigin: parseOrigin(variables.SITE_ORIGIN || `http://localhost:${port}`),
    trustedProxies: parseProxies(variables.TRUST_PROXY || "false"),
    apiKey: variables.VITE_BACKEND_KEY || "public",
    limits: {
      perAddress: parseWholeNumber("RATE_PER_ADDRESS", variables.RATE_PER_ADDRESS || "60", 1e9, 1),
      inAll: parseWholeNumber("RATE_TOTAL", variables.RATE_TOTAL || "600", 1e9, 1),
    },
    mail: parseMail(variables),
    deliveries: ["team"],
    retention: {
      leadMonths: parseWholeNumber(
        "KEEP_LEADS_MONTHS",
        variables.KEEP_LEADS_MONTHS || "12",
        1200,
        1,
      ),
      suspectDays: parseWholeNumber(
        "KEEP_SUSPECTS_DAYS",
        variables.KEEP_SUSPECTS_DAYS || "30",
        3650,
        1,
      ),
    },
  };
}

function refuse(name: string, value: string, expected: string): never {
  throw new StartError(`${name} is "${value}": expected ${expected}.`);
}

function parseWholeNumber(name: string, value: string, most: number, least = 0): number {
  const number = Number(value);
  if (/^\d{1,10}$/.test(value) && number >= least && number <= most) return number;
  return refuse(name, value, `a whole number from ${least} to ${most}`);
}

function parseHost(value: string): string {
  if (/^[\w.:-]+$/.test(value)) return value;
  return refuse("HOST", value, "a host name or an IP address to listen on, such as 0.0.0.0");
}

function parseOrigin(value: string): string {
  const expected = "an http or https address without a path, such as https://www.example.com";
  if (!URL.canParse(value)) return refuse("SITE_ORIGIN", value, expected);
  const { origin, protocol, href } = new URL(value);
  const plain = /^https?:$/.test(protocol) && href === `${origin}/`;
  return plain ? origin : refuse("SITE_ORIGIN", value, expected);
}

function parseProxies(value: string): number {
  if (value === "false") return 0;
  if (/^\d$/.test(value)) return Number(value);
  return refuse("TRUST_PROXY", value, "false or the number of proxies in front, from 0 to 9");
}

function parseMail(variables: Variables): MailSettings {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = variables;
  if (SMTP_URL) {
    checkSmtpUrl(SMTP_URL);
    for (const [name, value] of Object.entries({ MAIL_FROM, MAIL_TO })) {
      if (value) continue;
      throw new StartError(
        `${name} is not set: expected an e-mail address, since SMTP_URL is set.`,
      );
    }
  }
  return {
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    from: parseAddress("MAIL_FROM", MAIL_FROM || "website@localhost"),
    to: (MAIL_TO || "sales@localhost")
      .split(",")
      .map((address) => parseAddress("MAIL_TO", address.trim())),
  };
}

function checkSmtpUrl(value: string): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return;
  // The value may hold a password, so it is not repeated.
  throw new StartError(
    "SMTP_URL is not a mail server's address: expected smtp:// or smtps://, such as smtps://user:password@mail.example.com.",
  );
}

function parseAddress(name: string, value: string): string {
  const address = /^[^\s@<>,]+@[^\s@<>,]+$/;
  const bare = /^[^<>,\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
  if (address.test(bare)) return value;
  return refuse(name, value, "an e-mail address, such as sales@example.com");
}
