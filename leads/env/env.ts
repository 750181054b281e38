import { resolve } from "node:path";
import {
  offOrOn,
  onOrOff,
  optionalText,
  parseVariables,
  text,
  type Variables,
  wholeNumber,
} from "startup/parse-variables";
import * as v from "valibot";
import { isCurrency } from "../currency.ts";
import type { DeliveryKind } from "../lead.ts";
import {
  isMailbox,
  normalizeAddress,
  parsePublicAddress,
  toAsciiMailbox,
} from "../mail-address.ts";

const isPostgresUrl = (value: string) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? "");

/**
 * A database beyond this machine gets an encrypted connection whose certificate is checked, unless
 * the address itself says by `sslmode` what it wants: the driver's default is neither.
 */
function withTlsByDefault(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.hostname === "" || isThisMachine(databaseUrl) || url.searchParams.has("sslmode")) {
    return databaseUrl;
  }
  url.searchParams.set("sslmode", "verify-full");
  return url.href;
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isSmtpUrl(value: string): boolean {
  const { hostname = "", protocol = "", search = "" } = URL.parse(value) ?? {};
  // Nodemailer takes a query for its options, with which a certificate goes unchecked.
  return /^smtps?:$/.test(protocol) && hostname !== "" && search === "";
}

function isSafeHttpUrl(value: string): boolean {
  const protocol = URL.parse(value)?.protocol;
  return protocol === "https:" || (protocol === "http:" && isThisMachine(value));
}

function isThisMachine(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

const anEmailAddress = "an email address, such as sales@example.com";
const severalAddresses = `${anEmailAddress}, or several with commas between them`;

const variables = v.object({
  DATA_DIR: v.optional(v.string(), "data"),
  DATABASE_URL: optionalText(isPostgresUrl, "postgres://user:password@host:5432/database"),
  SITE_ORIGIN: text(
    "http://localhost:3000",
    isOrigin,
    "an http or https address without a path, such as https://www.example.com",
  ),
  TRUST_PROXY: text(
    "false",
    (value) => /^(false|\d)$/.test(value),
    "false or the number of proxies in front, from 0 to 9",
  ),
  VITE_BACKEND_KEY: v.optional(v.string(), "public"),
  RATE_PER_ADDRESS: wholeNumber(60, 1, 1e9),
  RATE_TOTAL: wholeNumber(600, 1, 1e9),
  SMTP_URL: optionalText(
    isSmtpUrl,
    "smtp:// or smtps:// without a query, such as smtps://user:password@mail.example.com",
  ),
  SMTP_CLEARTEXT: onOrOff,
  MAIL_API_URL: optionalText(
    isSafeHttpUrl,
    "an https address, such as https://api.example.com/emails",
  ),
  MAIL_API_KEY: v.optional(v.string()),
  MAIL_FROM: optionalText(isMailbox, anEmailAddress),
  MAIL_TO: optionalText((list) => list.split(",").every(isMailbox), severalAddresses),
  VISITOR_MAIL: onOrOff,
  WEBHOOK_URL: optionalText(
    isSafeHttpUrl,
    "an https address, such as https://crm.example.com/hooks/leads",
  ),
  WEBHOOK_FORMAT: v.optional(
    v.picklist(["standard", "slack", "teams", "hubspot"], "standard, slack, teams or hubspot"),
    "standard",
  ),
  // Standard Webhooks, "Signature scheme": 24 to 64 bytes; in base64 that is 32 to 88 characters.
  WEBHOOK_SECRET: optionalText(
    (value) => /^whsec_[A-Za-z\d+/]{30,86}={0,2}$/.test(value),
    "whsec_ and 24 to 64 random bytes in base64",
  ),
  TIME_ZONE: text(
    new Intl.DateTimeFormat("en").resolvedOptions().timeZone,
    isTimeZone,
    "a time zone, such as Europe/Berlin",
  ),
  CURRENCY: text("USD", isCurrency, "a currency’s code (ISO 4217), such as EUR"),
  KEEP_LEADS_MONTHS: wholeNumber(12, 1, 1200),
  KEEP_SUSPECTS_DAYS: wholeNumber(30, 1, 3650),
  DESK: onOrOff,
  DESK_ORIGIN: optionalText(
    (value) => isOrigin(value) && isSafeHttpUrl(value),
    "an https address without a path, such as https://desk.example.com",
  ),
  DESK_USERS: optionalText(
    (list) => list.split(",").every((address) => parsePublicAddress(normalizeAddress(address))),
    severalAddresses,
  ),
  DIGEST: offOrOn,
  REPORT: onOrOff,
  // The build's own (docs/analytics.md): the report says where to look.
  VITE_PLAUSIBLE_DOMAIN: v.optional(v.string()),
  VITE_PLAUSIBLE_URL: v.optional(
    v.pipe(v.string(), v.url("an https address")),
    "https://plausible.io",
  ),
});

const hubspotPath = /\/submissions\/v3\/integration\/submit\/\d+\/[\da-f-]{36}$/i;

type Parsed = v.InferOutput<typeof variables>;
type Name = keyof Parsed;

const checkVariable = (name: Name, isValid: (parsed: Parsed) => boolean, expected: string) =>
  v.forward(v.check(isValid, expected), [name]);

/** Requires a variable once one of others is set. */
const requireWith = (reasons: readonly Name[], name: Name, expected: string) =>
  checkVariable(
    name,
    (parsed) => parsed[name] !== undefined || reasons.every((reason) => !parsed[reason]),
    `${expected}, because ${reasons.join(" or ")} is set`,
  );

export const leadsEnvSchema = v.pipe(
  variables,
  checkVariable(
    "MAIL_API_URL",
    ({ MAIL_API_URL, SMTP_URL }) => !MAIL_API_URL || !SMTP_URL,
    "either this or SMTP_URL, not both",
  ),
  requireWith(["SMTP_URL", "MAIL_API_URL"], "MAIL_FROM", anEmailAddress),
  requireWith(["SMTP_URL", "MAIL_API_URL"], "MAIL_TO", anEmailAddress),
  requireWith(["MAIL_API_URL"], "MAIL_API_KEY", "the provider's key"),
  requireWith(["DESK"], "DESK_USERS", "the email addresses of those who may sign in"),
  checkVariable(
    "SITE_ORIGIN",
    ({ DESK, SITE_ORIGIN }) => !DESK || isSafeHttpUrl(SITE_ORIGIN),
    "an https address, because DESK is on",
  ),
  checkVariable(
    "WEBHOOK_SECRET",
    ({ WEBHOOK_FORMAT, WEBHOOK_SECRET, WEBHOOK_URL }) =>
      !WEBHOOK_URL || WEBHOOK_FORMAT !== "standard" || WEBHOOK_SECRET !== undefined,
    "whsec_ and a key, because WEBHOOK_URL is set and WEBHOOK_FORMAT is standard",
  ),
  checkVariable(
    "WEBHOOK_URL",
    ({ WEBHOOK_FORMAT, WEBHOOK_URL }) =>
      WEBHOOK_FORMAT !== "hubspot" || !WEBHOOK_URL || hubspotPath.test(WEBHOOK_URL),
    "…/submissions/v3/integration/submit/PORTAL_ID/FORM_GUID, because WEBHOOK_FORMAT is hubspot",
  ),
  v.transform(buildSettings),
);

/** Variables whose values may contain a password: no message repeats them. */
const secretVariables = [
  "DATABASE_URL",
  "MAIL_API_KEY",
  "MAIL_API_URL",
  "OUTBOX_SECRET",
  "SMTP_URL",
  "WEBHOOK_SECRET",
  "WEBHOOK_URL",
];

export const parseLeadsEnv = (variables: Variables): LeadsEnv =>
  parseVariables(leadsEnvSchema, variables, secretVariables);

export type LeadsEnv = ReturnType<typeof buildSettings>;
export type MailSettings = LeadsEnv["mail"];
export type WebhookSettings = NonNullable<LeadsEnv["webhook"]>;

function buildSettings(parsed: Parsed) {
  const { MAIL_API_KEY, MAIL_API_URL, SMTP_URL, WEBHOOK_URL } = parsed;
  const deliveryKinds: DeliveryKind[] = ["team"];
  if (parsed.VISITOR_MAIL) deliveryKinds.push("visitor");
  if (WEBHOOK_URL) deliveryKinds.push("webhook");
  return {
    dataDir: resolve(parsed.DATA_DIR),
    /** With user and password; absent: leads are kept in `dataDir`. */
    databaseUrl: parsed.DATABASE_URL && withTlsByDefault(parsed.DATABASE_URL),
    /** Scheme, host and port under which visitors see the site. */
    siteOrigin: new URL(parsed.SITE_ORIGIN).origin,
    trustedProxies: Number(parsed.TRUST_PROXY) || 0,
    apiKey: parsed.VITE_BACKEND_KEY,
    /** Of an hour. Beyond an address's, all are suspects; beyond the total, with another sign of spam. */
    limits: { perAddress: parsed.RATE_PER_ADDRESS, total: parsed.RATE_TOTAL },
    /** Without `smtp` and `api` mails become files. */
    mail: {
      /** A mail server, and whether it must speak TLS before it learns anything. */
      smtp: SMTP_URL
        ? { url: SMTP_URL, requireTls: !parsed.SMTP_CLEARTEXT && !isThisMachine(SMTP_URL) }
        : undefined,
      api: MAIL_API_URL && MAIL_API_KEY ? { url: MAIL_API_URL, key: MAIL_API_KEY } : undefined,
      from: toAsciiMailbox(parsed.MAIL_FROM ?? "website@localhost"),
      to: (parsed.MAIL_TO ?? "sales@localhost").split(",").map(toAsciiMailbox),
    },
    /** The secret signs calls of the format `standard`, for which it is required. */
    webhook: WEBHOOK_URL
      ? { url: WEBHOOK_URL, format: parsed.WEBHOOK_FORMAT, secret: parsed.WEBHOOK_SECRET ?? "" }
      : undefined,
    deliveryKinds,
    /** Where the answer clock runs. */
    timeZone: parsed.TIME_ZONE,
    currency: parsed.CURRENCY,
    retention: { leadMonths: parsed.KEEP_LEADS_MONTHS, suspectDays: parsed.KEEP_SUSPECTS_DAYS },
    desk: {
      isOn: parsed.DESK,
      /** Scheme, host and port of its own; absent: the site's. */
      origin: parsed.DESK_ORIGIN && new URL(parsed.DESK_ORIGIN).origin,
      /** Who may sign in and own leads, normalized (`normalizeAddress`). */
      users: (parsed.DESK_USERS ?? "").split(",").filter(Boolean).map(normalizeAddress),
    },
    hasDigest: parsed.DIGEST,
    hasReport: parsed.REPORT,
    /** Where an analytics service has more on visits, if there is one. */
    analyticsHref:
      parsed.VITE_PLAUSIBLE_DOMAIN &&
      `${parsed.VITE_PLAUSIBLE_URL.replace(/\/$/, "")}/${parsed.VITE_PLAUSIBLE_DOMAIN}`,
  };
}

function isTimeZone(value: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}

const edgeSchema = v.pipe(
  v.object({
    DATABASE_URL: text("", (value) => value !== "", "postgres://…, because the edge has no disk"),
    SMTP_URL: text(
      "",
      (value) => value === "" || isSmtpsOn465(value),
      "smtps:// on port 465, because the edge blocks 25 and 587",
    ),
    MAIL_API_URL: v.optional(v.string()),
    /** Lets a schedule run the outbox; absent: nobody may. */
    OUTBOX_SECRET: optionalText((value) => value.length >= 32, "32 random characters or more"),
  }),
  v.forward(
    v.check(
      ({ MAIL_API_URL, SMTP_URL }) => Boolean(MAIL_API_URL || SMTP_URL),
      "this or SMTP_URL, because the edge has no disk for mails",
    ),
    ["MAIL_API_URL"],
  ),
);

function isSmtpsOn465(value: string): boolean {
  const { port, protocol } = new URL(value);
  return protocol === "smtps:" && ["", "465"].includes(port);
}

/**
 * Settings of the edge function, from the same variables as the server's and
 * those that the hosted backend sets by itself (SUPABASE_DB_URL,
 * SUPABASE_ANON_KEY). Throws a `StartError` for what an edge cannot do.
 */
export function parseEdgeEnv(variables: Variables, origin: string) {
  const all = {
    ...variables,
    DATABASE_URL: variables.DATABASE_URL || variables.SUPABASE_DB_URL,
    VITE_BACKEND_KEY: variables.VITE_BACKEND_KEY || variables.SUPABASE_ANON_KEY,
    SITE_ORIGIN: variables.SITE_ORIGIN || origin,
  };
  const env = parseLeadsEnv(all);
  const { DATABASE_URL, OUTBOX_SECRET } = parseVariables(edgeSchema, all, secretVariables);
  return {
    ...env,
    databaseUrl: DATABASE_URL,
    outboxSecret: OUTBOX_SECRET,
    // Cloudflare stands in front of the hosted backend; elsewhere TRUST_PROXY says who does.
    addressHeader: variables.TRUST_PROXY ? undefined : "cf-connecting-ip",
  };
}
