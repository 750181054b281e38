import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alwaysHeaders } from "../../build-site/site-headers.ts";
import { openPostgresStore } from "../../leads/store/postgres/store.ts";
import { waitFor } from "../processes.ts";
import { startEdgeProcess } from "./edge-process.ts";
import { contractCalls, recordAnswers } from "./http-contract.ts";
import { startHttpReceiver } from "./http-receiver.ts";
import { createDatabase, queryRows } from "./postgres-cluster.ts";
import { startServerProcess } from "./server-process.ts";
import { makeBuild } from "./site-fixture.ts";
import { buildSubmission, functionPath, submit } from "./submissions.ts";

const outboxSecret = "thirty-two characters, or more of them";

async function makeDatabase(): Promise<string> {
  const url = await createDatabase();
  await (await openPostgresStore(url)).close(); // as `supabase db push` does
  return url;
}

/** A site, and an edge that answers for it, each with a database of its own. */
async function startBoth(statuses: number[] = []) {
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
  });
  return { DATABASE_URL, edge, mail, site };
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
  const call = (authorization: string) =>
    fetch(`${edge.address}${functionPath}/deliver`, {
      method: "POST",
      headers: { authorization },
    });
  expect((await call("Bearer public")).status).toBe(404);
  expect(await (await call(`Bearer ${outboxSecret}`)).json()).toEqual({
    status: "warning",
    undelivered: { count: 1, oldestMinutes: 20 },
    removed: { leads: 0, suspects: 0 },
  });
  await queryRows(DATABASE_URL, "update outbox set next_attempt_at = now()");
  expect(await (await call(`Bearer ${outboxSecret}`)).json()).toMatchObject({ status: "ok" });
  expect(mail.calls).toHaveLength(2);
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
