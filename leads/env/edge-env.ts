import { optionalText, parseVariables, text, type Variables } from "startup/parse-variables";
import * as v from "valibot";
import { parseLeadsEnv, secretVariables } from "./env.ts";

/** What the hosted edge needs beyond `parseLeadsEnv`. */
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
