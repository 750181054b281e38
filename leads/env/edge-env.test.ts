import { expect, it } from "vitest";
import { parseEdgeEnv } from "./env.ts";

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
  ["SMTP_URL is", { ...hosted, SMTP_URL: "smtp://user:secret@mail.example.com:587" }],
  ["SMTP_URL is", { ...hosted, SMTP_URL: "smtps://user:secret@mail.example.com:587" }],
])("refuses what an edge cannot do: %s", (start, variables) => {
  expect(() => parseEdgeEnv(variables, "https://www.example.com")).toThrow(
    new RegExp(`^${start} (?!.*secret)`),
  );
});
