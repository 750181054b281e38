import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alwaysHeaders } from "../../build-site/site-headers.ts";
import { openPostgresStore } from "../../leads/store/postgres/store.ts";
import { waitFor } from "../processes.ts";
import { timeZoneAtNoon } from "./digest-time.ts";
import { startEdgeProcess } from "./edge-process.ts";
import { contractCalls, recordAnswers } from "./http-contract.ts";
import { startHttpReceiver } from "./http-receiver.ts";
import { createDatabase, queryRows } from "./postgres-cluster.ts";
import { startServerProcess } from "./server-process.ts";
import { makeBuild, visitorMail } from "./site-fixture.ts";
import { buildSubmission, functionPath, submit } from "./submissions.ts";

const outboxSecret = "thirty-two characters, or more of them";

async function makeDatabase(): Promise<string> {
  const url = await createDatabase();
  await (await openPostgresStore(url)).close(); // as `supabase db push` does
  return url;
}

/** A site, and an edge that answers for it, each with a database of its own. */
async function startBoth(statuses: number[] = [], edgeVariables: Record<string, string> = {}) {
  const mail = await startHttpReceiver(statuses);
  const buildDir = makeBuild();
  const common = {
    MAIL_API_URL: mail.url,
    MAIL_API_KEY: "key",
    MAIL_FROM: "web@example.com",
    MAIL_TO: "sales@example.com",
  };
  const DATABASE_URL = await makeDatabase();
  const variables = { ...common, DATABASE_URL: await makeDatabase() };
  const site = await startServerProcess({ buildDir, variables });
  const edge = await startEdgeProcess(buildDir, {
    ...common,
    DATABASE_URL,
    OUTBOX_SECRET: outboxSecret,
    SITE_ORIGIN: site.address,
    TIME_ZONE: timeZoneAtNoon,
    ...edgeVariables,
  });
  return { DATABASE_URL, edge, mail, site };
}

/** Calls the edge as a schedule does. */
function callSchedule(
  address: string,
  { secret = outboxSecret, query = "" } = {},
): Promise<Response> {
  return fetch(`${address}${functionPath}/deliver${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
  });
}

it("answers under Deno as on Node, byte for byte", async () => {
  const { edge, mail, site } = await startBoth();
  const onNode = await recordAnswers(site.address, "http://localhost:0");
  const onDeno = await recordAnswers(edge.address, site.address);
  // The one difference by intention: the edge lives elsewhere than the site that it leads back to.
  const back = onDeno["a form"]?.replace("location: ORIGIN/", "location: /");
  expect({ ...onDeno, "a form": back }).toEqual(onNode);
  expect(onDeno["a submission"]).toContain("access-control-allow-origin: ORIGIN");
  const statuses = Object.entries(onNode).map(([name, text]) => [Number(text.slice(0, 3)), name]);
  expect(statuses).toEqual(contractCalls.map(([status, name]) => [status, name]));
  const faulty = { method: "POST", body: new URLSearchParams({ name: "x" }) };
  const page = await fetch(edge.address + functionPath, faulty);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    ...alwaysHeaders,
    "content-security-policy": "default-src 'none'; form-action 'self'",
  });
  // One lead and one form each, mailed once each; the suspects are not.
  await waitFor(() => (mail.calls.length >= 4 ? true : undefined));
  expect(edge.getOutput()).not.toMatch(/thao@|O'Neill/);
});

it("keeps, mails later and tells a schedule how it stands", async () => {
  const { DATABASE_URL, edge, mail } = await startBoth([500]);
  const response = await submit(edge.address, buildSubmission());
  expect(response.status).toBe(200);
  await waitFor(() => (mail.calls.length === 1 ? true : undefined));
  await waitFor(async () => {
    const [row] = await queryRows(DATABASE_URL, "select attempts from outbox");
    return row?.attempts === 1 ? true : undefined;
  });
  const since = "now() - interval '20 minutes'";
  await queryRows(DATABASE_URL, `update outbox set owed_since = ${since}`);
  expect((await callSchedule(edge.address, { secret: "public" })).status).toBe(404);
  expect(await (await callSchedule(edge.address)).json()).toEqual({
    status: "warning",
    undelivered: { count: 1, oldestMinutes: 20 },
    removed: { leads: 0, suspects: 0 },
  });
  expect((await callSchedule(edge.address, { query: "?strict" })).status).toBe(503);
  await queryRows(DATABASE_URL, "update outbox set next_attempt_at = now()");
  expect(await (await callSchedule(edge.address)).json()).toMatchObject({ status: "ok" });
  expect(mail.calls).toHaveLength(2);
});

it("confirms in the site's words, and mails the digest once a day when a schedule calls", async () => {
  const { DATABASE_URL, edge, mail } = await startBoth([], { VISITOR_MAIL: "on" });
  await submit(edge.address, buildSubmission());
  await submit(edge.address, buildSubmission({ homepage: "x" }));
  await waitFor(() => (mail.calls.length === 2 ? true : undefined));
  const getMails = () => mail.calls.map(({ body }) => JSON.parse(body));
  expect(getMails().find(({ to }) => to[0] === "thao@example.com")).toMatchObject({
    reply_to: visitorMail.replyTo,
    text: expect.stringContaining(visitorMail.answer),
  });
  await queryRows(DATABASE_URL, "update daily_digest set day = current_date - 2");
  for (let time = 1; time <= 2; time++) await (await callSchedule(edge.address)).json();
  const subjects = getMails().map(({ subject }) => subject);
  const digests = subjects.filter((subject: string) => subject.startsWith("Leads at "));
  expect(digests).toEqual([expect.stringMatching(/: 1 in quarantine$/)]);
});

it("tells visitors apart by what the host in front says, and says when it cannot", async () => {
  const DATABASE_URL = await makeDatabase();
  const edge = await startEdgeProcess(makeBuild(), {
    DATABASE_URL,
    MAIL_API_URL: "http://127.0.0.1:1/",
    MAIL_API_KEY: "key",
    MAIL_FROM: "web@example.com",
    MAIL_TO: "sales@example.com",
    RATE_PER_ADDRESS: "1",
  });
  const send = (headers: Record<string, string>) =>
    submit(edge.address, buildSubmission(), { headers });
  const forwarded = { "x-forwarded-for": "203.0.113.1, 10.0.0.1" };
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.2"]) {
    await send({ ...forwarded, "cf-connecting-ip": address });
  }
  const states = await queryRows(DATABASE_URL, "select status from leads order by seq");
  expect(states.map(({ status }) => status)).toEqual(["new", "new", "suspect"]);
  const warning = "TRUST_PROXY is not set behind a proxy";
  expect(edge.getOutput()).not.toContain(warning);
  await send(forwarded);
  expect(edge.getOutput()).toContain(warning);
});

it("is deployed with the versions that are tested", () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../..", path), "utf8"));
  const { dependencies } = read("leads/package.json");
  const { imports } = read("leads/supabase/functions/submit-contact/deno.json");
  const packages = Object.entries(imports).filter(([name]) => name !== "site-manifest");
  for (const [name, place] of packages) expect(place).toBe(`npm:${name}@${dependencies[name]}`);
});
