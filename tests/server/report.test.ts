import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { getDatabasePath, openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { makeDataFolder } from "../leads/test-store.ts";
import { waitFor } from "../processes.ts";
import { timeZoneAtNoon } from "./digest-time.ts";
import { startMailServer } from "./mail-server.ts";
import { startServer } from "./start-server.ts";

const settings = {
  DIGEST: "off",
  TIME_ZONE: timeZoneAtNoon,
  SITE_ORIGIN: "https://www.example.com",
  DESK: "on",
  DESK_USERS: "anna@example.com",
};

it("is mailed once a week when it is wished, tried again if refused, and names nobody", async () => {
  const dataDir = await makeDataFolder();
  const store = openSqliteStore(dataDir);
  const receivedAt = new Date(Date.now() - 10 * 86_400_000).toISOString();
  const { lead } = buildTestLead(1, { utmCampaign: "spring", landingPage: "/" });
  await store.saveLead({ ...lead, receivedAt }, []);
  await store.close();
  const database = new DatabaseSync(getDatabasePath(dataDir));
  database.exec("UPDATE weekly_report SET day = '2026-01-05'");
  database.close();
  const { received, variables } = await startMailServer([{ at: "DATA", code: 451 }]);
  for (const REPORT of ["off", "on", "on", "on"]) {
    const server = await startServer({ dataDir, variables: { ...variables, ...settings, REPORT } });
    const isDone = () =>
      received[0] ?? (server.getOutput().includes("report not mailed") || undefined);
    if (REPORT === "on") await waitFor(isDone);
    await server.stop();
  }
  expect(received).toHaveLength(1);
  const [{ email, to } = { email: undefined, to: [] }] = received;
  expect(to).toEqual(["sales@example.com", "ops@example.com"]);
  expect(email?.subject).toMatch(/^Leads at www\.example\.com: 1 in \w+ \d+/);
  expect(email?.text).toMatch(/^ {2}spring +1 /m);
  expect(email?.text).toContain("https://www.example.com/desk/report");
  expect(email?.html).toMatch(/^ {2}spring +\d/m);
  expect(`${email?.text}${email?.html}`).not.toMatch(/thao|Nguy/i);
});
