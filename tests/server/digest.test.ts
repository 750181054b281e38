import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { getDatabasePath, openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { makeDataFolder } from "../leads/test-store.ts";
import { waitFor } from "../processes.ts";
import { timeZoneAtNoon } from "./digest-time.ts";
import { startMailServer } from "./mail-server.ts";
import { startServer } from "./start-server.ts";
import { buildSubmission, submit } from "./submissions.ts";

const settings = {
  TIME_ZONE: timeZoneAtNoon,
  SITE_ORIGIN: "https://www.example.com",
  DESK: "on",
  DESK_USERS: "anna@example.com",
};

/** A data folder without a digest for months, whose leads, the second a suspect, are ten days old. */
async function makeOldLeads(): Promise<string> {
  const dataDir = await makeDataFolder();
  const store = openSqliteStore(dataDir);
  const receivedAt = new Date(Date.now() - 10 * 86_400_000).toISOString();
  await store.saveLead({ ...buildTestLead(1).lead, receivedAt }, []);
  await store.saveLead({ ...buildTestLead(2).lead, receivedAt, inQuarantine: true }, []);
  await store.close();
  const database = new DatabaseSync(getDatabasePath(dataDir));
  database.exec("UPDATE daily_digest SET day = '2026-01-01'");
  database.close();
  return dataDir;
}

it("mails once a day who waits and what is in quarantine, without a word of a visitor", async () => {
  const dataDir = await makeOldLeads();
  const { received, variables } = await startMailServer();
  const start = () => startServer({ dataDir, variables: { ...variables, ...settings } });
  const server = await start();
  const { email, to } = await waitFor(() => received[0]);
  await server.stop();
  expect(to).toEqual(["sales@example.com", "ops@example.com"]);
  expect(email.subject).toBe("Leads at www.example.com: 1 late, 1 in quarantine");
  // Of ten days, at least two are a weekend's.
  expect(email.text).toMatch(/LEAD-1 {2}[678] d( \d+ h)? {2}https:/);
  expect(email.text).toContain("LEAD-2  10 d  https:");
  for (const id of ["LEAD-1", "LEAD-2"]) {
    expect(email.text).toContain(`https://www.example.com/desk/leads/${id}`);
    expect(email.html).toContain(`<a href="https://www.example.com/desk/leads/${id}">`);
  }
  expect(`${email.text}${email.html}`).not.toMatch(/thao|Nguy/i);

  const again = await start();
  await submit(again.address, buildSubmission());
  await waitFor(() => received[1]);
  await again.stop();
  const subjects = received.map(({ email }) => email.subject?.slice(0, 8));
  expect(subjects).toEqual(["Leads at", "New inqu"]);
});
