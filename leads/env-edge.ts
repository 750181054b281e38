import { type Env, parseEnv } from "./env.ts";
import { refuseSecret, type Variables } from "./parse-variables.ts";
import { StartError } from "./start-error.ts";

export interface EdgeEnv extends Env {
  databaseUrl: string;
  /** Lets a schedule have the outbox worked; absent: nobody may. */
  outboxSecret?: string;
}

/**
 * Settings of the edge function, from the same variables as the server's and
 * those that the hosted backend sets by itself (SUPABASE_DB_URL,
 * SUPABASE_ANON_KEY). Throws a `StartError` for what an edge cannot do.
 */
export function parseEdgeEnv(variables: Variables, origin: string): EdgeEnv {
  const env = parseEnv({
    ...variables,
    DATABASE_URL: variables.DATABASE_URL || variables.SUPABASE_DB_URL,
    VITE_BACKEND_KEY: variables.VITE_BACKEND_KEY || variables.SUPABASE_ANON_KEY,
    SITE_ORIGIN: variables.SITE_ORIGIN || origin,
  });
  const { databaseUrl, mail } = env;
  if (!databaseUrl) {
    throw new StartError("DATABASE_URL is not set: expected it, since an edge has no disk.");
  }
  if (!mail.smtpUrl && !mail.api) {
    throw new StartError(
      "MAIL_API_URL is not set: expected it or SMTP_URL, for an edge has no disk.",
    );
  }
  const { port, protocol } = new URL(mail.smtpUrl ?? "smtps://localhost");
  if (protocol !== "smtps:" || !["", "465"].includes(port)) {
    refuseSecret("SMTP_URL", "smtps:// on port 465, since the edge shuts 25 and 587");
  }
  const outboxSecret = variables.OUTBOX_SECRET;
  return { ...env, databaseUrl, ...(outboxSecret && { outboxSecret }) };
}
