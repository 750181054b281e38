import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openCommands } from "../../tests/leads/open-commands.ts";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { parseCommand } from "./commands.ts";

it("gives one person's data, with what was sent where, and nobody else's", async () => {
  const { dataDir, store } = await openCommands();
  const { lead, deliveries } = buildTestLead(3, { email: "Thao@Example.com", message: "Mine" });
  const hook = { id: "hook-3", kind: "webhook", messageId: "msg_3" } as const;
  await store.saveLead(lead, [...deliveries, hook]);
  await store.saveLead(buildTestLead(4, { email: "other@example.com" }).lead, []);
  const sentAt = new Date("2026-11-20T10:00:05.000Z");
  const sentTo = "sales@example.com, by mail.example.com";
  await store.deliverNextDue(["team"], sentAt, async () => ({ state: "sent", sentAt, sentTo }));
  // As documented: without the server's settings.
  const content = await parseCommand(["person", "--email", "thao@example.com"])({
    DATA_DIR: dataDir,
  });
  expect(content).not.toMatch(/other@|localhost/);
  const { email, leads } = JSON.parse(content);
  expect(email).toBe("thao@example.com");
  expect(leads.map(({ id }: { id: string }) => id).sort()).toEqual(["LEAD-1", "LEAD-2", "LEAD-3"]);
  expect(leads.find(({ id }: { id: string }) => id === "LEAD-3")).toMatchObject({
    message: "Mine",
    deliveries: [
      { kind: "team", state: "sent", sentAt: sentAt.toISOString(), sentTo },
      { kind: "webhook", state: "pending" },
    ],
  });
});

it("gives a person the words they agreed to and when their data was seen, without who saw it", async () => {
  const { run, store } = await openCommands();
  const agreement = { hash: "a".repeat(64), text: "I agree." };
  const { lead } = buildTestLead(3, { email: "mine@example.com" });
  await store.saveLead({ ...lead, agreementHash: agreement.hash }, [], agreement);
  await store.importAgreements([{ hash: "b".repeat(64), text: "I agree to more." }]);
  const seen = { at: "2026-11-21T10:00:00.000Z", by: "anna@example.com", count: 1 };
  await store.recordAccess({ ...seen, action: "read", what: "LEAD-3" });
  await store.recordAccess({ ...seen, action: "read", what: "LEAD-1" });
  await store.recordAccess({ ...seen, action: "exported", what: "csv of open", count: 3 });
  const earlier = "2026-11-20T09:00:00.000Z";
  await store.recordAccess({ ...seen, action: "exported", what: "backup", at: earlier });
  await run("list");
  const content = await run("person", "--email", "mine@example.com");
  expect(content).not.toContain("anna");
  const { agreements, leads } = JSON.parse(content);
  expect(agreements).toEqual([agreement]);
  expect(leads).toMatchObject([{ submissionId: lead.submission.submissionId }]);
  const accesses: { at: string }[] = leads[0].accesses;
  expect(accesses.map(({ at, ...access }) => access)).toEqual(
    expect.arrayContaining([
      { action: "read", what: "LEAD-3" },
      { action: "exported", what: "csv of open" },
      { action: "read", what: "list" },
    ]),
  );
  expect(accesses).toHaveLength(3);
  expect(accesses).toContainEqual({ at: seen.at, action: "read", what: "LEAD-3" });
});

it("keeps what it showed, exported and erased", async () => {
  const { dataDir, readRecord, run } = await openCommands();
  await run("list");
  await run("show", "lead-1");
  await run("export", "--format", "json");
  await run("person", "--email", "thao@example.com", "--out", join(dataDir, "person.json"));
  await run("backup", "--out", join(dataDir, "backup.json"));
  await run("erase", "--email", "thao@example.com");
  const entries = (await readRecord()).split("\n");
  expect(new Set(entries)).toEqual(
    new Set([
      "command read 2 list",
      "command read 1 LEAD-1",
      "command exported 2 json",
      "command exported 2 one person",
      "command exported 2 backup",
      "command erased 2 LEAD-2",
    ]),
  );
});

it("says since when erasures are not known once it filled an empty store", async () => {
  const { dataDir, run, store } = await openCommands();
  const file = join(dataDir, "backup.json");
  await run("backup", "--out", file);
  const made = (await store.getAccesses({ limit: 1 })).accesses[0]?.at;
  expect(await run("restore", "--from", file)).not.toMatch(/erase/i);
  const { dataDir: other } = await openTestStore();
  expect(await parseCommand(["restore", "--from", file])({ DATA_DIR: other })).toContain(
    `This store was empty: what was erased after ${made} is in it again.`,
  );
});

it("says which store it filled, and what it left out because it was erased", async () => {
  const { dataDir, run } = await openCommands();
  const file = join(dataDir, "backup.json");
  await run("backup", "--out", file);
  await run("erase", "--id", "lead-1");
  const said = await run("restore", "--from", file);
  expect(said).toContain("0 of them were missing in");
  expect(said).toContain(join(dataDir, "site.db"));
  expect(said).toContain("1 lead left out, because erased before.");
  const none = join(dataDir, "none.json");
  await expect(run("restore", "--from", none)).rejects.toThrow(`There is no file ${none}.`);
});

it("names other addresses of the mailbox whose leads it writes for the person", async () => {
  const { dataDir, run, store } = await openCommands();
  const { lead } = buildTestLead(4, { email: "thao+fair@example.com" });
  await store.saveLead(lead, []);
  const out = join(dataDir, "person.json");
  const hint = "Probably the same mailbox, and not in it: thao+fair@example.com. ";
  expect(await run("person", "--email", "Thao@example.com", "--out", out)).toContain(hint);
  expect(readFileSync(out, "utf8")).not.toContain("thao+fair");
});

it("says so where nobody has the address, or it is none", async () => {
  const { dataDir, readRecord, run } = await openCommands();
  const file = join(dataDir, "person.json");
  writeFileSync(file, "of somebody else");
  for (const out of [[], ["--out", file]]) {
    await expect(run("person", "--email", "thao+no@example.com", ...out)).rejects.toThrow(
      `No lead in ${dataDir}/site.db has the address thao+no@example.com; nothing was written.\nProbably the same mailbox, and not in it: thao@example.com.`,
    );
  }
  expect(readFileSync(file, "utf8")).toBe("of somebody else");
  expect(await readRecord()).not.toContain("exported");
  expect(() => parseCommand(["person", "--email", "Anna Doe"])).toThrow(
    "--email Anna Doe is not an email address: write one such as anna@example.com.",
  );
});

const address = "thao@example.com";

/** Commands at a terminal where somebody answers `answer`, and what that person was asked. */
async function openAtTerminal(answer: string) {
  const { readRecord, store, variables } = await openCommands();
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answer;
  };
  const run = (...args: string[]) => parseCommand(args)(variables, ask);
  return { asked, readRecord, run, store };
}

it("erases one lead alone, and keeps the others of its address", async () => {
  const { run, store } = await openCommands();
  expect(await run("erase", "--id", "lead-1")).toMatch(/^Erased 1 lead \(LEAD-1\)/);
  expect((await store.getLeads()).map(({ lead }) => lead.id)).toEqual(["LEAD-2"]);
  expect(await store.getErased()).toHaveLength(1);
  await expect(run("erase", "--id", "lead-1")).rejects.toThrow("There is no lead LEAD-1.");
  expect(() => parseCommand(["erase"])).toThrow("--email ADDRESS or --id ID is missing.");
});

it("says in words, and as a failure, that nobody has the address", async () => {
  const { dataDir, readRecord, run, store } = await openCommands();
  await expect(run("erase", "--email", "nobody@example.com")).rejects.toThrow(
    `No lead in ${dataDir}/site.db has the address nobody@example.com; nothing was erased.`,
  );
  await expect(run("erase", "--email", "thao+no@example.com")).rejects.toThrow(
    `Probably the same mailbox, and not erased: ${address}.`,
  );
  expect(await store.getLeads()).toHaveLength(2);
  expect(await readRecord()).not.toContain("erased");
  expect(() => parseCommand(["erase", "--email", "Anna Doe"])).toThrow(
    "--email Anna Doe is not an email address: write one such as anna@example.com.",
  );
});

it("fails where there is no store, as every command does that names somebody", async () => {
  const { dataDir } = await openCommands();
  const variables = { DATA_DIR: `${dataDir}/elsewhere` };
  for (const command of [
    ["erase", "--email", address],
    ["person", "--email", address],
    ["backup", "--out", `${dataDir}/backup.json`],
  ]) {
    await expect(parseCommand(command)(variables)).rejects.toThrow("There is no store in");
  }
});

it("names other addresses of the mailbox whose leads it erases", async () => {
  const { run, store } = await openCommands();
  await store.saveLead(buildTestLead(4, { email: "thao+fair@example.com" }).lead, []);
  expect(await run("erase", "--email", address)).toMatch(
    /^Probably the same mailbox, and not erased: thao\+fair@example\.com\. /m,
  );
});

it("shows at a terminal what will go, and erases nothing without a yes", async () => {
  const { asked, readRecord, run, store } = await openAtTerminal("y");
  await store.saveLead(buildTestLead(4, { email: "thao+fair@example.com" }).lead, []);
  await expect(run("erase", "--email", address)).rejects.toThrow("Nothing was erased.");
  await expect(run("erase", "--id", "lead-2")).rejects.toThrow("Nothing was erased.");
  expect(await store.getLeads()).toHaveLength(3);
  expect(asked).toHaveLength(2);
  const [all = "", one = ""] = asked;
  expect(all).toMatch(/^LEAD-1 .* Thảo Nguyễn/m);
  expect(all).toMatch(/^LEAD-2 /m);
  expect(all).not.toContain("LEAD-4");
  expect(all).toContain("and not erased: thao+fair@example.com");
  expect(all).toContain(`This erases 2 leads of ${address}`);
  expect(one).toMatch(/^LEAD-2 /m);
  expect(one).not.toContain("LEAD-1");
  expect(await readRecord()).toMatch(/command read 2 LEAD-2$/m);
});

it("erases after a yes, and does not ask about nobody", async () => {
  const { asked, run, store } = await openAtTerminal(" Yes");
  await expect(run("erase", "--email", "nobody@example.com")).rejects.toThrow("No lead in");
  await expect(run("erase", "--id", "lead-9")).rejects.toThrow("There is no lead LEAD-9.");
  expect(asked).toEqual([]);
  expect(await run("erase", "--email", address)).toMatch(/^Erased 2 leads/);
  expect(asked).toHaveLength(1);
  expect(await store.getLeads()).toEqual([]);
});

it("asks about many of one address without showing them all", async () => {
  const { asked, run, store } = await openAtTerminal("yes");
  for (let number = 10; number < 30; number++) {
    await store.saveLead(buildTestLead(number).lead, []);
  }
  expect(await run("erase", "--email", address)).toMatch(/^Erased 22 leads/);
  expect(asked[0]?.match(/^LEAD-/gm)).toHaveLength(20);
  expect(asked[0]).toMatch(/^and 2 older$/m);
});
