import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "startup/start-error";
import { expect, it, vi } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { parseCommand } from "./commands.ts";

/**
 * Runs commands on a data folder with lead 1, and lead 2 in quarantine; with an answer, at a terminal
 * where somebody gives that to whatever is asked.
 */
async function openCommands(answer?: string) {
  const { dataDir, store } = await openTestStore();
  await store.saveLead(buildTestLead(1, { company: "One; two" }).lead, []);
  await store.saveLead({ ...buildTestLead(2).lead, inQuarantine: true }, []);
  const place = { DATA_DIR: dataDir, SITE_ORIGIN: "https://www.example.com" };
  const variables = { ...place, TIME_ZONE: "Europe/Berlin" };
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answer ?? "";
  };
  const getCosts = () => [{ label: "spring", cost: 900 }];
  const run = (...args: string[]) =>
    parseCommand(args)(variables, answer === undefined ? undefined : ask, getCosts);
  const readRecord = async () =>
    (await store.getAccesses({ limit: 100 })).accesses
      .map(({ action, by, count, what }) => `${by} ${action} ${count} ${what}`)
      .join("\n");
  return { asked, dataDir, run, store, readRecord };
}

it("lists leads in columns that line up, whatever the cells hold", async () => {
  const { run, store } = await openCommands();
  const company = `${"Long ".repeat(20)}GmbH`;
  const { lead, deliveries } = buildTestLead(3, { name: "李", company, interests: ["Demo"] });
  await store.saveLead(lead, deliveries);
  const [header, ...lines] = (await run("list")).split("\n");
  expect(await run("list", "--search", "LONG gmbh")).toContain("\n1 lead");
  expect(await run("list", "--search", "nothing")).toBe("No leads match.");
  expect(header).toMatch(
    /^ID +RECEIVED \(Europe\/Berlin\) +NAME +EMAIL +COMPANY +INTERESTS +STAGE +OWNER +STATE$/,
  );
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    /^LEAD-3 +2026-11-20 11:00 +李 +thao@example.com +Long .*… +Demo +new.* waiting$/,
  );
  const starts = lines.slice(0, 3).map((line) => line.indexOf("thao@"));
  expect(new Set(starts).size).toBe(1);
  expect(lines[4]).toContain("3 leads, 1 of them in quarantine");
  expect(await run("show", "lead-3")).toMatch(/^receivedAt +2026-11-20 11:00$/m);
});

it("reports what a lead of a campaign cost, as the desk does", async () => {
  const { run, store } = await openCommands();
  await store.saveLead(buildTestLead(3, { utmCampaign: "Spring" }).lead, []);
  expect(await run("report")).toMatch(
    / Cost +Per lead +Per sale\n +spring +1 .* \$900 +\$900 +–$/m,
  );
  const csv = await run("report", "--format", "csv", "--delimiter", "semicolon");
  expect(csv).toMatch(/^\uFEFFTable;Line;/);
});

it("exports leads in each format, of a range of days, separated as it is told", async () => {
  const { dataDir, run } = await openCommands();
  const out = join(dataDir, "leads.out");
  const exportAs = async (...args: string[]) => {
    expect(await run("export", ...args, "--out", out)).toBe(`2 leads written to ${out}.`);
    return readFileSync(out, "utf8");
  };
  for (const [delimiter, sign] of Object.entries({ comma: ",", semicolon: ";", tab: "\t" })) {
    const csv = await exportAs("--format", "csv", "--delimiter", delimiter);
    expect(csv.startsWith(`\uFEFFLead${sign}Received${sign}`)).toBe(true);
  }
  expect(await exportAs("--format", "xlsx")).toMatch(/^PK/);
  expect(JSON.parse(await run("export", "--format", "json"))).toHaveLength(2);
  const countFrom = async (...range: string[]) =>
    JSON.parse(await run("export", "--format", "json", ...range)).length;
  expect(await countFrom("--from", "2026-11-20", "--to", "2026-11-20")).toBe(2);
  expect(await countFrom("--from", "2026-11-21")).toBe(0);
  expect(await countFrom("--to", "2026-11-19")).toBe(0);
});

it.each([
  ["show", "ID is missing."],
  ["erase --email a@b.co --id A", "--email and --id exclude each other: choose one of them."],
  ["export --format xlsx", "--out FILE is missing."],
  [
    "export --format csv --from 2026-02-30",
    "--from 2026-02-30 is not a day: write it as year-month-day, such as 2026-11-20.",
  ],
  ["report --format pdf", "--format pdf is not possible: choose csv."],
  ["__proto__", "There is no command __proto__; npm run leads -- help shows them all."],
])("says in one line what is wrong with %j", (line, fault) => {
  expect(() => parseCommand(line.split(" "))).toThrow(new StartError(fault));
});

it("gives one person's data, what was sent where, the words agreed to and when it was seen, without who saw it", async () => {
  const { dataDir, store } = await openCommands();
  const agreement = { hash: "a".repeat(64), text: "I agree." };
  const { lead, deliveries } = buildTestLead(3, { email: "Mine@Example.com", message: "Mine" });
  const hook = { id: "hook-3", kind: "webhook", messageId: "msg_3" } as const;
  const agreed = { ...lead, agreementHash: agreement.hash };
  await store.saveLead(agreed, [...deliveries, hook], agreement);
  await store.importAgreements([{ hash: "b".repeat(64), text: "I agree to more." }]);
  const sentAt = new Date("2026-11-20T10:00:05.000Z");
  const sentTo = "sales@example.com, by mail.example.com";
  await store.deliverNextDue(["team"], sentAt, async () => ({ state: "sent", sentAt, sentTo }));
  const seen = { at: "2026-11-21T10:00:00.000Z", by: "anna@example.com", count: 1 };
  await store.recordAccess({ ...seen, action: "read", what: "LEAD-3" });
  await store.recordAccess({ ...seen, action: "read", what: "LEAD-1" });
  await store.recordAccess({ ...seen, action: "exported", what: "csv of open", count: 3 });
  await store.recordAccess({
    ...seen,
    action: "exported",
    what: "report, 2026-11-01 to 2026-11-30",
  });
  const earlier = "2026-11-20T09:00:00.000Z";
  await store.recordAccess({ ...seen, action: "exported", what: "backup", at: earlier });
  const run = parseCommand(["person", "--email", "mine@example.com"]);
  const warned = vi.spyOn(console, "error").mockReturnValue();
  const content = await run({ DATA_DIR: dataDir });
  expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^SITE_ORIGIN is not set here/));
  expect(content).not.toMatch(/thao@|localhost|anna/);
  const person = JSON.parse(content);
  expect(person).toMatchObject({
    email: "mine@example.com",
    agreements: [agreement],
    leads: [
      {
        id: "LEAD-3",
        submissionId: lead.submission.submissionId,
        message: "Mine",
        deliveries: [
          { kind: "team", state: "sent", sentAt: sentAt.toISOString(), sentTo },
          { kind: "webhook", state: "pending" },
        ],
      },
    ],
  });
  const accesses: { action: string; what: string }[] = person.leads[0].accesses;
  expect(accesses.map(({ action, what }) => `${action} ${what}`).sort()).toEqual([
    "exported csv of open",
    "read LEAD-3",
  ]);
});

it("keeps what it showed, exported and erased", async () => {
  const { dataDir, readRecord, run } = await openCommands();
  await run("list");
  await run("show", "lead-1");
  await run("export", "--format", "json");
  await run("person", "--email", "thao@example.com", "--out", join(dataDir, "person.json"));
  await run("backup", "--out", join(dataDir, "backup.json"));
  await run("erase", "--email", "thao@example.com");
  expect((await readRecord()).split("\n").sort()).toEqual([
    "command erased 2 LEAD-2",
    "command exported 2 backup",
    "command exported 2 json",
    "command exported 2 one person, LEAD-2",
    "command read 1 LEAD-1",
    "command read 2 list",
  ]);
});

it("erases one lead alone, and keeps the others of its address", async () => {
  const { run, store } = await openCommands();
  expect(await run("erase", "--id", "lead-1")).toMatch(/^Erased 1 lead \(LEAD-1\)/);
  expect((await store.getLeads()).map(({ lead }) => lead.id)).toEqual(["LEAD-2"]);
  expect(await store.getErased()).toHaveLength(1);
  await expect(run("erase", "--id", "lead-1")).rejects.toThrow("There is no lead LEAD-1.");
  expect(() => parseCommand(["erase"])).toThrow("--email ADDRESS or --id ID is missing.");
});

it("says as a failure that nobody has the address to erase, or that it is none", async () => {
  const { dataDir, readRecord, run, store } = await openCommands();
  await expect(run("erase", "--email", "thao+no@example.com")).rejects.toThrow(
    new RegExp(
      `^No lead in ${dataDir}/site.db has the address thao\\+no@example.com; nothing was erased.\nProbably the same mailbox, and not .*: thao@example.com.`,
    ),
  );
  expect(await store.getLeads()).toHaveLength(2);
  expect(await readRecord()).not.toContain("erased");
  expect(() => parseCommand(["erase", "--email", "Anna Doe"])).toThrow(
    "--email Anna Doe is not an email address: write one such as anna@example.com.",
  );
});

it("says at a terminal what will go, and erases nothing without a yes", async () => {
  const { asked, dataDir, run, store } = await openCommands("y");
  const said = vi.spyOn(console, "error").mockReturnValue();
  await store.saveLead(buildTestLead(4, { email: "thao+fair@example.com" }).lead, []);
  await expect(run("erase", "--email", "nobody@example.com")).rejects.toThrow("No lead in");
  await expect(run("erase", "--email", "thao@example.com")).rejects.toThrow("Nothing was erased.");
  await expect(run("erase", "--id", "lead-2")).rejects.toThrow("Nothing was erased.");
  expect(await store.getLeads()).toHaveLength(3);
  expect(asked).toEqual([
    expect.stringMatching(/not erased: thao\+fair@.*\nThis erases 2 leads \(LEAD-2, LEAD-1\)/),
    expect.stringMatching(/^This erases 1 lead \(LEAD-2\)/),
  ]);
  expect(said).toHaveBeenCalledWith(`Store: ${dataDir}/site.db`);
  const { run: runWithYes, store: other } = await openCommands(" Yes");
  expect(await runWithYes("erase", "--email", "thao@example.com")).toMatch(/^Erased 2 leads/);
  expect(await other.getLeads()).toEqual([]);
});
