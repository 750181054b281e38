import { chownSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeBackup } from "../../leads/admin/backup.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { openTestStore } from "../leads/test-store.ts";
import { startHttpReceiver } from "./http-receiver.ts";
import { startMailServer } from "./mail-server.ts";
import { runNode } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { runLeads, type Variables } from "./start-server.ts";

const sendTestMessage = (variables: Variables) => runLeads(variables, "test-message");

it("sends one mail and one call, says so, and stores nothing", async () => {
  const { received, variables } = await startMailServer();
  const { calls, url } = await startHttpReceiver();
  const DATA_DIR = makeTemporaryFolder();
  const webhook = { WEBHOOK_URL: url, WEBHOOK_FORMAT: "slack" };
  const said = await sendTestMessage({ ...variables, ...webhook, DATA_DIR });
  const mailHost = new URL(variables.SMTP_URL).host;
  expect(said.split("\n")).toEqual([
    `Mail to sales@example.com, ops@example.com, by ${mailHost}: accepted.`,
    `Webhook to ${new URL(url).host}, as slack: accepted.`,
  ]);
  expect(received.map(({ email }) => email.replyTo?.[0]?.name)).toEqual(["Test message"]);
  expect(calls).toHaveLength(1);
  expect(existsSync(join(DATA_DIR, "site.db"))).toBe(false);
});

it("says in a line each why something was not accepted, without secrets", async () => {
  const { variables } = await startMailServer([{ at: "DATA", code: 554 }]);
  const { url } = await startHttpReceiver([{ status: 404, body: "no_service" }]);
  const webhook = { WEBHOOK_URL: `${url}/s3cret`, WEBHOOK_FORMAT: "slack" };
  await expect(sendTestMessage({ ...variables, ...webhook })).rejects.toThrow(
    /^Mail to .*: not accepted \(EMESSAGE 554\)\.\nWebhook to (?!.*s3cret).*: not accepted \(EHTTP 404 no_service\)\.$/,
  );
});

// Only root can make another user's folder.
it.skipIf(process.getuid?.() !== 0)(
  "run as root in the folder of another user, leaves nothing there that this user could not change, and writes elsewhere as root",
  async () => {
    const nobody = 65_534;
    const [dataDir, own] = [makeTemporaryFolder(), makeTemporaryFolder()];
    chownSync(dataDir, nobody, nobody);
    const backup = join(own, "leads.backup.json");
    const { store } = await openTestStore();
    await store.saveLead(buildTestLead(1).lead, []);
    await writeBackup(store, backup);
    for (const args of [
      ["test-message"],
      ["restore", "--from", backup],
      ["export", "--format", "xlsx", "--out", join(own, "leads.xlsx")],
    ]) {
      const settings = { DATA_DIR: dataDir, SITE_ORIGIN: "https://www.example.com" };
      const ended = await runNode(["leads/cli/main.ts", ...args], settings);
      expect(ended).toMatchObject({ code: 0, stderr: "" });
    }
    const names = readdirSync(dataDir, { encoding: "utf8", recursive: true });
    expect(names).toEqual(expect.arrayContaining(["outbox", "outbox/TEST.eml", "site.db"]));
    for (const name of names) {
      expect([name, statSync(join(dataDir, name)).uid]).toEqual([name, nobody]);
    }
    expect(statSync(join(own, "leads.xlsx")).uid).toBe(0);
  },
);
