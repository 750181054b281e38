import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { waitFor } from "../processes.ts";
import { timeZoneAtNoon } from "./digest-time.ts";
import { startMailServer } from "./mail-server.ts";
import { createDatabase, queryRows } from "./postgres-cluster.ts";
import { startServerProcess } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { buildSubmission, getRows, submit } from "./submissions.ts";

const desk = { DESK: "on", DESK_USERS: "anna@example.com" };
const settings = { TIME_ZONE: timeZoneAtNoon, SITE_ORIGIN: "https://www.example.com", ...desk };

const longAgo = "2026-01-01";

/** A data folder whose leads, one of them a suspect, arrived ten days ago, and their ids. */
async function makeOldLeads() {
  const first = await startServerProcess();
  const ids: string[] = [];
  for (const changes of [{}, { homepage: "x" }]) {
    const response = await submit(first.address, buildSubmission(changes));
    ids.push(((await response.json()) as { id: string }).id);
  }
  await waitFor(() => getRows(first.dataDir, "outbox").find(({ state }) => state === "sent"));
  await first.stop();
  changeDatabase(
    first.dataDir,
    "UPDATE leads SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-10 days')",
    `UPDATE daily_digest SET day = '${longAgo}'`,
  );
  return { dataDir: first.dataDir, ids };
}

function changeDatabase(dataDir: string, ...statements: string[]): void {
  const database = new DatabaseSync(join(dataDir, "site.db"));
  for (const statement of statements) database.exec(statement);
  database.close();
}

it("mails once a day who waits and what is in quarantine, without a word of a visitor", async () => {
  const { dataDir, ids } = await makeOldLeads();
  const { received, variables } = await startMailServer();
  const start = () => startServerProcess({ dataDir, variables: { ...variables, ...settings } });
  const server = await start();
  const { email, to } = await waitFor(() => received[0]);
  await waitFor(() => getRows(dataDir, "daily_digest").find(({ day }) => day !== longAgo));
  expect(to).toEqual(["sales@example.com", "ops@example.com"]);
  expect(email.subject).toBe("Leads at www.example.com: 1 late, 1 in quarantine");
  for (const id of ids) {
    expect(email.text).toContain(`${id}  10 d  https://www.example.com/desk/leads/${id}`);
    expect(email.html).toContain(`<a href="https://www.example.com/desk/leads/${id}">`);
  }
  expect(`${email.text}${email.html}`).not.toMatch(/thao|O'Neill|turnaround/);
  await server.stop();

  const again = await start();
  await submit(again.address, buildSubmission());
  await waitFor(() => received[1]);
  await again.stop();
  const subjects = received.map(({ email }) => email.subject?.slice(0, 8));
  expect(subjects).toEqual(["Leads at", "New inqu"]);
});

it("mails nothing when there is nothing to tell, or when it is turned off", async () => {
  const { dataDir } = await makeOldLeads();
  const { received, variables } = await startMailServer();
  const silent = { ...variables, ...settings, DIGEST: "off" };
  const off = await startServerProcess({ dataDir, variables: silent });
  await off.stop();
  changeDatabase(dataDir, "DELETE FROM leads");
  const server = await startServerProcess({ dataDir, variables: { ...variables, ...settings } });
  await submit(server.address, buildSubmission());
  await waitFor(() => received[0]);
  await server.stop();
  expect(received.map(({ email }) => email.subject?.slice(0, 11))).toEqual(["New inquiry"]);
});

it("is mailed by one of the servers of a database", async () => {
  const { received, variables } = await startMailServer();
  const DATABASE_URL = await createDatabase();
  const start = () =>
    startServerProcess({
      dataDir: makeTemporaryFolder(),
      variables: { ...variables, ...settings, DATABASE_URL },
    });
  const first = await start();
  await submit(first.address, buildSubmission({ homepage: "x" }));
  await first.stop();
  await queryRows(DATABASE_URL, "update daily_digest set day = current_date - 2");
  const servers = await Promise.all([start(), start(), start()]);
  await waitFor(() => received[0]);
  await Promise.all(servers.map((server) => server.stop()));
  expect(received.map(({ email }) => email.subject)).toEqual([
    "Leads at www.example.com: 1 in quarantine",
  ]);
});
