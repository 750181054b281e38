import { expect, it } from "vitest";
import { openCommands } from "../../tests/leads/open-commands.ts";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { parseCommand } from "./commands.ts";

const address = "thao@example.com";

/** Commands at a terminal where somebody answers `answer`, and what that person was asked. */
async function openAtTerminal(answer: string) {
  const { store, variables } = await openCommands();
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answer;
  };
  const run = (...args: string[]) => parseCommand(args)(variables, ask);
  return { asked, run, store };
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
  const { dataDir, run, store } = await openCommands();
  await expect(run("erase", "--email", "nobody@example.com")).rejects.toThrow(
    `No lead in ${dataDir}/site.db has the address nobody@example.com; nothing was erased.`,
  );
  await expect(run("erase", "--email", "thao+no@example.com")).rejects.toThrow(
    `Probably the same mailbox, and not erased: ${address}.`,
  );
  expect(await store.getLeads()).toHaveLength(2);
  expect(await run("record")).not.toContain("erased");
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
  const { asked, run, store } = await openAtTerminal("y");
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
  expect(await run("record")).toMatch(/command {2}read {2}2 {2}LEAD-2$/m);
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
