import { resolve } from "node:path";
import type { SubmissionLimits } from "../functions/submit-contact/ports.ts";
import { type DeliverySettings, parseDelivery } from "./env-delivery.ts";
import {
  parseSwitch,
  parseWholeNumber,
  refuse,
  refuseSecret,
  type Variables,
} from "./parse-variables.ts";
import type { RetentionSettings } from "./retention.ts";

/** The settings of the server, parsed. */
export interface Env extends DeliverySettings {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Connections that the server holds at a time. */
  maxConnections: number;
  /** Absolute path. */
  dataDir: string;
  /** `postgres://…`, with user and password; absent: leads are kept in `dataDir`. */
  databaseUrl?: string;
  /** Scheme, host and port under which visitors see this server. */
  siteOrigin: string;
  /** How many proxies in front of this server add to X-Forwarded-For. */
  trustedProxies: number;
  /** Public key that the site's scripts send with each call. */
  apiKey: string;
  limits: SubmissionLimits;
  retention: RetentionSettings;
}

/**
 * Work asked for in a flood: about a thousand tries of a millisecond on a desktop computer, some
 * seconds on a phone.
 */
const proofBits = 10;

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
  const port = parseWholeNumber("PORT", variables.PORT || "3000", 65_535);
  const getNumber = (name: string, absent: string, most: number) =>
    parseWholeNumber(name, variables[name] || absent, most, 1);
  const { DATABASE_URL } = variables;
  return {
    port,
    host: parseHost(variables.HOST || "localhost"),
    maxConnections: getNumber("MAX_CONNECTIONS", "4000", 1e6),
    dataDir: resolve(variables.DATA_DIR || "data"),
    ...(DATABASE_URL && { databaseUrl: parseDatabaseUrl(DATABASE_URL) }),
    siteOrigin: parseOrigin(variables.SITE_ORIGIN || `http://localhost:${port}`),
    trustedProxies: parseProxies(variables.TRUST_PROXY || "false"),
    apiKey: variables.VITE_BACKEND_KEY || "public",
    limits: {
      perAddress: getNumber("RATE_PER_ADDRESS", "60", 1e9),
      inAll: getNumber("RATE_TOTAL", "600", 1e9),
      ...(parseSwitch("FLOOD_PROOF", variables.FLOOD_PROOF || "off") && { proofBits }),
    },
    ...parseDelivery(variables),
    retention: {
      leadMonths: getNumber("KEEP_LEADS_MONTHS", "12", 1200),
      suspectDays: getNumber("KEEP_SUSPECTS_DAYS", "30", 3650),
    },
  };
}

function parseHost(value: string): string {
  if (/^[\w.:-]+$/.test(value)) return value;
  return refuse("HOST", value, "a host name or an IP address to listen on, such as 0.0.0.0");
}

function parseDatabaseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return value;
  return refuseSecret("DATABASE_URL", "postgres://user:password@host:5432/database");
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
