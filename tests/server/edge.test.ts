import { commonHeaders } from "leads/contact-page";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { openPostgresStore } from "../../leads/store/postgres/store.ts";
import { waitFor } from "../processes.ts";
import { timeZoneAtNoon } from "./digest-time.ts";
import { startEdgeProcess } from "./edge-process.ts";
import { contractCalls, recordAnswers } from "./http-contract.ts";
import { startHttpReceiver } from "./http-receiver.ts";
import { createDatabase, queryRows } from "./postgres-cluster.ts";
import { beginForAll, makeBuild, visitorMail } from "./site-fixture.ts";
import { startServer, type TestServer } from "./start-server.ts";
import { buildSubmission, functionPath, submit } from "./submissions.ts";

const outboxSecret = "thirty-two characters, or more of them";

async function makeDatabase(): Promise<string> {
  const url = await createDatabase();
  await (await openPostgresStore(url)).close(); // as `supabase db push` does
  return url;
}

let mail: Awaited<ReturnType<typeof startHttpReceiver>>;
/** What the mail provider answers with next, instead of taking a mail. */
const refusals: number[] = [];
let DATABASE_URL: string;
/** A site, and an edge that answers for it, each with a database of its own. */
let site: TestServer;
let edge: Awaited<ReturnType<typeof startEdgeProcess>>;

beforeAll(() =>
  beginForAll(async (onEnd) => {
    mail = await startHttpReceiver(refusals, onEnd);
    const common = {
      MAIL_API_URL: mail.url,
      MAIL_API_KEY: "key",
      MAIL_FROM: "web@example.com",
      MAIL_TO: "sales@example.com",
      VISITOR_MAIL: "on",
      RATE_PER_ADDRESS: "5",
    };
    const buildDir = makeBuild(onEnd);
    const variables = { ...common, DATABASE_URL: await makeDatabase() };
    site = await startServer({ buildDir, onEnd, variables });
    DATABASE_URL = await makeDatabase();
    const place = { SITE_ORIGIN: site.address, TIME_ZONE: timeZoneAtNoon };
    const ofEdge = { ...common, ...place, DATABASE_URL, OUTBOX_SECRET: outboxSecret };
    edge = await startEdgeProcess(buildDir, ofEdge, onEnd);
  }),
);
beforeEach(async () => {
  // Not by `truncate`: its locks on whole tables can deadlock with a drain that is still under way.
  await queryRows(DATABASE_URL, "delete from leads; delete from submission_counts");
  mail.calls.length = 0;
});

/** Calls the edge as a schedule does. */
function callSchedule({ secret = outboxSecret, query = "" } = {}): Promise<Response> {
  return fetch(`${edge.address}${functionPath}/deliver${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
  });
}

it("answers under Deno as on Node, byte for byte", async () => {
  const onNode = await recordAnswers(site.address, "http://localhost:0");
  const onDeno = await recordAnswers(edge.address, site.address);
  // The one difference by intention: the edge lives elsewhere than the site that it leads back to,
  // and brings the styles of its pages along.
  const atHome = Object.entries(onDeno).map(([name, answer]) => [
    name,
    answer
      .replace("location: ORIGIN/", "location: /")
      .replaceAll('="ORIGIN/', '="/')
      .replace("<style>p{color:red}</style>", '<link rel="stylesheet" href="/assets/a.css">'),
  ]);
  expect(Object.fromEntries(atHome)).toEqual(onNode);
  expect(onDeno["a faulty form"]).toContain('href="ORIGIN/imprint/"');
  expect(onDeno["a submission"]).toContain("access-control-allow-origin: ORIGIN");
  expect(onDeno["a faulty form with labels"]).toContain('name="utmSource" value="<b>&quot;');
  const statuses = Object.entries(onNode).map(([name, text]) => [Number(text.slice(0, 3)), name]);
  expect(statuses).toEqual(contractCalls.map(([status, name]) => [status, name]));
  const faulty = { method: "POST", body: new URLSearchParams({ name: "x" }) };
  const page = await fetch(edge.address + functionPath, faulty);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    ...commonHeaders,
    "content-security-policy": expect.stringMatching(
      `^default-src 'none'; .*form-action 'self' ${site.address}; base-uri 'none'`,
    ),
  });
  // Three leads each, and two confirmations, as two are of one address; none of the suspects.
  await waitFor(() => mail.calls.length >= 10 || undefined);
  expect(mail.calls).toHaveLength(10);
  const addresses = mail.calls.map(({ body }) => JSON.parse(body).reply_to);
  expect(addresses).toContain("Jane@xn--mller-kva.example");
  expect(edge.getOutput()).not.toMatch(/thao@|O'Neill/);
});

it("keeps what is not delivered, and delivers it when a schedule calls, which it tells how it stands", async () => {
  refusals.push(500);
  const response = await submit(edge.address, buildSubmission());
  expect(response.status).toBe(200);
  await waitFor(async () => {
    const rows = await queryRows(DATABASE_URL, "select id from outbox where attempts = 1");
    return rows.length === 2 ? true : undefined;
  });
  const since = "now() - interval '20 minutes'";
  await queryRows(DATABASE_URL, `update outbox set pending_since = ${since}`);
  expect((await callSchedule({ secret: "public" })).status).toBe(404);
  expect(await (await callSchedule()).json()).toEqual({
    status: "warning",
    undelivered: { count: 1, oldestMinutes: 20 },
    removed: { leads: 0, suspects: 0 },
  });
  expect((await callSchedule({ query: "?strict" })).status).toBe(503);
  await queryRows(DATABASE_URL, "update outbox set next_attempt_at = now()");
  expect(await (await callSchedule()).json()).toMatchObject({ status: "ok" });
  // The confirmation is in the site's words.
  const mails = mail.calls.map(({ body }) => JSON.parse(body));
  const [sales, thao] = ["sales@example.com", "thao@example.com"];
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([sales, sales, thao]);
  expect(mails.find(({ to }) => to[0] === thao)).toMatchObject({
    reply_to: visitorMail.replyTo,
    text: expect.stringContaining(visitorMail.answer),
  });
});

it("tells visitors apart by what the host in front says, and says when it cannot", async () => {
  const send = (headers: Record<string, string>) =>
    submit(edge.address, buildSubmission(), { headers });
  const forwarded = { "x-forwarded-for": "203.0.113.1, 10.0.0.1" };
  await send({ ...forwarded, "cf-connecting-ip": "192.0.2.1" });
  for (let turn = 1; turn <= 6; turn++) {
    await send({ ...forwarded, "cf-connecting-ip": "192.0.2.2" });
  }
  const states = await queryRows(DATABASE_URL, "select status from leads order by seq");
  expect(states.map(({ status }) => status)).toEqual([...Array(6).fill("new"), "suspect"]);
  const warning = "TRUST_PROXY is not set behind a proxy";
  expect(edge.getOutput()).not.toContain(warning);
  await send(forwarded);
  // What it writes may come later than what it answers.
  await waitFor(() => edge.getOutput().includes(warning) || undefined);
});
