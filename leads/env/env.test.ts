import { describe, expect, it } from "vitest";
import { parseEdgeEnv, parseLeadsEnv } from "./env.ts";

const parse = parseLeadsEnv;

function getMessage(variables: Record<string, string>): string {
  try {
    return `accepted as ${JSON.stringify(parse(variables))}`;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the settings of the contact pipeline", () => {
  const api = {
    MAIL_API_URL: "https://api.example.com/emails",
    MAIL_API_KEY: "key",
    MAIL_FROM: "web@example.com",
    MAIL_TO: "sales@example.com",
  };
  const desk = { DESK: "on", DESK_USERS: "anna@example.com" };
  const slack = {
    WEBHOOK_URL: "https://hooks.example.com/services/T/B/x",
    WEBHOOK_FORMAT: "slack",
  };
  const smtp = { SMTP_URL: "smtp://mail.example.com" };
  it.each([
    ["SITE_ORIGIN", { SITE_ORIGIN: "example.com" }],
    ["TRUST_PROXY", { TRUST_PROXY: "true" }],
    ["TIME_ZONE", { TIME_ZONE: "Berlin" }],
    ["CURRENCY", { CURRENCY: "Euro" }],
    ["DESK_USERS", { DESK: "on" }],
    ["SITE_ORIGIN", { ...desk, SITE_ORIGIN: "http://www.example.com" }],
    ["SMTP_URL", { SMTP_URL: "smtp://mail.example.com/?ignoreTLS=true" }],
    ["MAIL_TO", { ...smtp, MAIL_FROM: "a@example.com" }],
    ["MAIL_TO", { MAIL_TO: "a@example.com; b@example.com" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/site" }],
    ["MAIL_API_URL", { MAIL_API_URL: "http://api.example.com" }],
    ["MAIL_API_URL", { ...api, ...smtp }],
    ["MAIL_API_KEY", { ...api, MAIL_API_KEY: "" }],
    ["WEBHOOK_URL", { WEBHOOK_URL: "http://crm.example.com" }],
    ["WEBHOOK_SECRET", { WEBHOOK_URL: "https://crm.example.com" }],
    ["WEBHOOK_URL", { ...slack, WEBHOOK_FORMAT: "hubspot" }],
  ])("name %s in one line: %j", (name, variables) => {
    const message = getMessage(variables);
    expect(message).toMatch(new RegExp(`^${name} is (invalid|not set): .*expected `));
    expect(message.split("\n")).toHaveLength(1);
  });

  it.each([
    [
      "postgres://u:p@db.example.com/site?application_name=site",
      "postgres://u:p@db.example.com/site?application_name=site&sslmode=verify-full",
    ],
    ["postgres://db/site?sslmode=disable", "postgres://db/site?sslmode=disable"],
    ["postgres://u@localhost:5432/site", "postgres://u@localhost:5432/site"],
    ["postgres:///site?host=/var/run/postgresql", "postgres:///site?host=/var/run/postgresql"],
  ])("encrypt what goes to a database beyond this machine: %s", (DATABASE_URL, databaseUrl) => {
    expect(parse({ DATABASE_URL }).databaseUrl).toBe(databaseUrl);
  });

  it("say what was found and what is expected, but never a password", () => {
    expect(getMessage({ TRUST_PROXY: "true" })).toBe(
      'TRUST_PROXY is invalid: found "true", expected false or the number of proxies in front, from 0 to 9.',
    );
    expect(getMessage(smtp)).toMatch(/^MAIL_FROM is not set: .* because SMTP_URL or/);
    expect(getMessage({ SMTP_URL: "smpt://user:secret@mail" })).not.toContain("secret");
    expect(getMessage({ MAIL_TO: "a@example.com; b@example.com" })).toContain("with commas");
  });
});

const mail = { MAIL_FROM: "web@example.com", MAIL_TO: "sales@example.com" };
const hosted = {
  SUPABASE_DB_URL: "postgres://db.example.com/postgres",
  SUPABASE_ANON_KEY: "anon",
  SMTP_URL: "smtps://user:secret@mail.example.com",
  ...mail,
};

it("takes what the hosted backend sets by itself", () => {
  expect(parseEdgeEnv(hosted, "https://www.example.com")).toMatchObject({
    databaseUrl: hosted.SUPABASE_DB_URL,
    apiKey: "anon",
    siteOrigin: "https://www.example.com",
  });
});

it.each([
  ["OUTBOX_SECRET is", { ...hosted, OUTBOX_SECRET: "secret-of-31-characters-in-all-" }],
  ["DATABASE_URL is", { ...hosted, SUPABASE_DB_URL: "" }],
  ["MAIL_API_URL is", { ...hosted, SMTP_URL: "" }],
  ["SMTP_URL is", { ...hosted, SMTP_URL: "smtps://user:secret@mail.example.com:587" }],
])("refuses what an edge cannot do: %s", (start, variables) => {
  expect(() => parseEdgeEnv(variables, "https://www.example.com")).toThrow(
    new RegExp(`^${start} (?!.*secret)`),
  );
});
