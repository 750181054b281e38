import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openCommands } from "../../tests/leads/open-commands.ts";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { parseCommand } from "./commands.ts";
import { UsageFault } from "./parse-arguments.ts";

it("changes a lead and finds it by that", async () => {
  const { run } = await openCommands();
  const changes = ["--stage", "in_progress", "--owner", "Anna@B.co", "--answered"];
  expect(await run("set", "lead-1", ...changes)).toBe(
    "LEAD-1: stage in_progress, owner anna@b.co, 2 lines of history.",
  );
  await run("note", "lead-1", "Called back.");
  const shown = await run("show", "lead-1");
  expect(shown).toMatch(/^email +thao@example.com$/m);
  expect(shown).toMatch(/^\d{4}-\S+ command: Called back\.$/m);
  expect(await run("list", "--search", "one TWO")).toMatch(/LEAD-1 .* in_progress +anna@b\.co /);
  expect(await run("list", "--open", "--owner", "anna@b.co")).toContain("LEAD-1");
  expect(await run("set", "lead-1", "--owner", "none")).toContain("owner none, 4 lines");
  expect(await run("list", "--owner", "anna@b.co")).toBe("No leads match.");
});

it("gives leads to users alone, if there is a list of them", async () => {
  const { store, variables } = await openCommands();
  const own = { ...variables, DESK_USERS: "anna@example.com,bo@example.com" };
  const run = (...args: string[]) => parseCommand(args)(own);
  const entry = [
    "--channel",
    "fair",
    "--name",
    "Ada",
    "--email",
    "a@b.co",
    "--no-consent",
    "Asked.",
  ];
  for (const command of [
    ["set", "LEAD-1", "--owner", "eve@evil.example", "--stage", "won"],
    ["add", ...entry, "--owner", "eve@evil.example"],
  ]) {
    await expect(run(...command)).rejects.toThrow(
      "--owner eve@evil.example is not one of DESK_USERS: choose anna@example.com, bo@example.com, or none.",
    );
  }
  expect(await store.getLeads()).toHaveLength(2);
  expect((await store.getLead("LEAD-1"))?.work.history).toEqual([]);
  expect(await run("set", "LEAD-1", "--owner", "Bo@Example.com")).toContain("owner bo@example.com");
  expect(await run("set", "LEAD-1", "--owner", "none")).toContain("owner none");
});

it("takes a lead that is entered by hand, with its consent, and tells its owner", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  const { run, store } = await openCommands();
  const person = ["--channel", "fair", "--name", "Ada", "--email", "ada@example.com"];
  const own = [...person, "--campaign", "spring"];
  expect(() => parseCommand(["add", ...own])).toThrow("--agreed-to or --no-consent is missing.");
  expect(() => parseCommand(["add", ...own.slice(2), "--agreed-to", "Yes."])).toThrow(
    "--channel is missing: choose telephone, fair, other.",
  );
  const added = await run("add", ...own, "--agreed-to", "I agree.", "--owner", "anna@b.co");
  const [id = ""] = added.split(" ");
  expect(added).toBe(`${id} is entered.`);
  expect(await run("add", ...own, "--agreed-to", "I agree.")).toContain("was entered before");
  const stored = await store.getLead(id);
  expect(stored).toMatchObject({
    lead: {
      entry: { channel: "fair", by: "command", consentBasis: "I agree." },
      submission: { consent: true, utmCampaign: "spring" },
    },
    deliveries: [{ kind: "owner", recipient: "anna@b.co" }],
    work: { owner: "anna@b.co" },
  });
  const [today = ""] = now.toISOString().split("T");
  const work = ["--value", "$12,500", "--reason", "Price", "--remind", today];
  await run("set", id, ...work);
  expect(await run("list", "--due")).toContain(id);
  expect(await run("set", id, "--remind", "none", "--value", "none")).toContain("6 lines");
  expect((await store.getLead(id))?.work).toMatchObject({ reason: "Price" });
  for (const [day, fault] of [
    ["2026-11-19", "--remind 2026-11-19 is past: choose today or a later day."],
    [
      "2029-01-02",
      "--remind 2029-01-02 is more than two years off: choose a day up to 2028-11-20.",
    ],
  ] as const) {
    await expect(run("set", id, "--remind", day)).rejects.toThrow(new UsageFault(fault));
  }
  expect(await run("list", "--due")).toBe("No leads match.");
});

it("releases what is in quarantine, and changes nothing before", async () => {
  const { run } = await openCommands();
  await expect(run("show", "lead-3")).rejects.toThrow("There is no lead LEAD-3.");
  await expect(run("note", "lead-3", "x")).rejects.toThrow("There is no lead LEAD-3.");
  await expect(run("note", "lead-2", "x")).rejects.toThrow("LEAD-2 is in quarantine");
  expect(await run("list", "--quarantine")).toContain("LEAD-2");
  expect(await run("release", "lead-2")).toContain("LEAD-2 is released");
  expect(await run("release", "lead-2")).toContain("not in quarantine");
});

it("guesses no receiver: what tells somebody of a lead needs the server's settings", async () => {
  const { dataDir, run, store } = await openCommands();
  const add = ["add", "--channel", "fair", "--name", "Ada", "--email", "ada@example.com"];
  for (const args of [
    ["release", "LEAD-2"],
    [...add, "--agreed-to", "Yes."],
    ["set", "LEAD-1", "--stage", "won", "--owner", "anna@b.co"],
  ]) {
    const alone = parseCommand(args)({ DATA_DIR: dataDir });
    await expect(alone).rejects.toThrow(/^[^\n]*SITE_ORIGIN is not set here[^\n]*$/);
  }
  expect(await run("list", "--quarantine")).toContain("LEAD-2");
  expect(await store.countFound({})).toBe(2);
  expect((await store.getLead("LEAD-1"))?.work).toEqual({ stage: "new", history: [] });
  expect(await parseCommand(["set", "LEAD-1", "--owner", "none"])({ DATA_DIR: dataDir })).toContain(
    "owner none",
  );
});

it("lists leads in columns that line up, whatever the cells hold", async () => {
  const { run, store } = await openCommands();
  const company = `${"Long ".repeat(20)}GmbH`;
  const { lead, deliveries } = buildTestLead(3, { name: "李", company, interests: ["Demo"] });
  await store.saveLead(lead, deliveries);
  const [header, ...lines] = (await run("list")).split("\n");
  expect(header).toMatch(
    /^ID +RECEIVED \(UTC\) +NAME +EMAIL +COMPANY +INTERESTS +STAGE +OWNER +STATE$/,
  );
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    /^LEAD-3 +2026-11-20 10:00 +李 +thao@example.com +Long .*… +Demo +new.* waiting$/,
  );
  const starts = lines.slice(0, 3).map((line) => line.indexOf("thao@"));
  expect(new Set(starts).size).toBe(1);
  expect(lines[4]).toContain("3 leads, 1 of them in quarantine");
});

it("exports leads in each format, of a range of days, separated as it is told", async () => {
  const { dataDir, run } = await openCommands();
  const out = join(dataDir, "leads.out");
  const exportAs = async (...args: string[]) => {
    expect(await run("export", ...args, "--out", out)).toBe(`2 leads written to ${out}.`);
    return readFileSync(out, "utf8");
  };
  for (const [delimiter, header] of [
    ["comma", "\uFEFFLead,Received,"],
    ["semicolon", "\uFEFFLead;Received;"],
    ["tab", "\uFEFFLead\tReceived\t"],
  ] as const) {
    const csv = await exportAs("--format", "csv", "--delimiter", delimiter);
    expect(csv.startsWith(header)).toBe(true);
  }
  expect(await exportAs("--format", "xlsx")).toMatch(/^PK/);
  expect(JSON.parse(await run("export", "--format", "json"))).toHaveLength(2);
  const countFrom = async (...range: string[]) =>
    JSON.parse(await run("export", "--format", "json", ...range)).length;
  expect(await countFrom("--from", "2026-11-20", "--to", "2026-11-20")).toBe(2);
  expect(await countFrom("--from", "2026-11-21")).toBe(0);
  expect(await countFrom("--to", "2026-11-19")).toBe(0);
});

it("explains itself whatever the settings are", async () => {
  expect(await parseCommand(["help"])({ RATE_TOTAL: "x" })).toMatch(/^Usage: /);
});

it.each([
  ["show", "ID is missing."],
  ["note A called back", "Unexpected argument back; put the text in quotation marks."],
  ["set A", "--stage, --owner, --remind, --value, --reason or --answered is missing."],
  [
    "set A --owner anna",
    "--owner anna is not an email address: write one such as anna@example.com, or none.",
  ],
  [
    "set A --remind 01.12.2026",
    "--remind 01.12.2026 is not a day: write it as year-month-day, such as 2026-11-20, or none.",
  ],
  [
    "set A --value 25k",
    "--value 25k is not a number of whole dollars: write one such as 25000 or 25,000, or none.",
  ],
  [
    "set A --stage done",
    "--stage done is not a stage: choose new, in_progress, won, lost, not_for_us.",
  ],
  ["set A --reason=", '--reason "" has no words: write some, or none.'],
  [
    "add --channel phone --name A --email a@b.co --agreed-to Yes",
    "--channel phone is not possible: choose telephone, fair, other.",
  ],
  [
    "add --channel fair --name A --email ada --agreed-to Yes",
    "--email ada is not possible: write an address such as anna@example.com.",
  ],
  [
    "add --channel fair --name A --email a@b.co --agreed-to .",
    "--agreed-to . is not possible: write words, with letters.",
  ],
  [
    `add --channel fair --name ${"A".repeat(201)} --email a@b.co --agreed-to Yes`,
    `--name ${"A".repeat(40)}… is not short enough: write up to 200 characters.`,
  ],
  [
    `add --channel fair --name A --email a@b.co --agreed-to Yes --campaign ${"a".repeat(201)}`,
    `--campaign ${"a".repeat(40)}… is not short enough: write up to 200 characters.`,
  ],
  [
    "list --owner anna",
    "--owner anna is not an email address: write one such as anna@example.com.",
  ],
  ["erase --email a@b.co --id A", "--email and --id exclude each other: choose one of them."],
  [
    "add --channel fair --name A --email a@b.co --agreed-to Yes --no-consent Asked",
    "--agreed-to and --no-consent exclude each other: choose one of them.",
  ],
  ["list --open --quarantine", "A lead is open or in quarantine, never both."],
  [
    "list --opne",
    "Unknown option '--opne'; did you mean --open, --quarantine, --late, --due, --owner, or --search?",
  ],
  ["backup", "--out FILE is missing."],
  ["erase --email", "Option '--email <value>' argument missing."],
  ["export --format xlsx", "--out FILE is missing."],
  [
    "export --format csv --delimiter /",
    "--delimiter / is not possible: choose comma, semicolon, tab.",
  ],
  [
    "export --format csv --from 2026-02-30",
    "--from 2026-02-30 is not a day: write it as year-month-day, such as 2026-11-20.",
  ],
  [
    "export --format csv --from 2026-11-30 --to 2026-11-01",
    "--from 2026-11-30 is after --to 2026-11-01.",
  ],
  ["report --format pdf", "--format pdf is not possible: choose csv."],
  ["__proto__", "There is no command __proto__; npm run leads -- help shows them all."],
])("says in one line what is wrong with %j", (line, fault) => {
  expect(() => parseCommand(line.split(" "))).toThrow(new UsageFault(fault));
});

it("has no report of a month that has not begun, or is none", async () => {
  const { run } = await openCommands();
  for (const month of ["2999-01", "11/2026", "November"]) {
    await expect(run("report", "--month", month)).rejects.toThrow(
      `--month ${month} is not a month that has begun: write one such as 2026-11.`,
    );
  }
});

it("takes no empty note", () => {
  expect(() => parseCommand(["note", "A", " "])).toThrow('TEXT "" has no words: write some.');
});
