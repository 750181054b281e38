import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { waitFor } from "../processes.ts";
import { runNode, startServerProcess } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { buildSubmission, getMailFiles, getRows, submit } from "./submissions.ts";

const script = "leads/cli/main.ts";

it("lists leads while the server runs", async () => {
  const server = await startServerProcess();
  const long = { name: "李", company: `${"Long ".repeat(20)}GmbH`, email: "li@example.com" };
  await submit(server.address, buildSubmission());
  await submit(server.address, buildSubmission(long));
  await waitFor(
    () => getRows(server.dataDir, "outbox").every((row) => row.state === "sent") || undefined,
  );
  const { code, stdout, stderr } = await runNode([script, "list"], { DATA_DIR: server.dataDir });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    /^ID +RECEIVED \(UTC\) +NAME +EMAIL +COMPANY +INTERESTS +STAGE +OWNER +STATE$/,
  );
  expect(lines[1]).toMatch(
    /^\w{5}-\w{5} +\d{4}-\d\d-\d\d \d\d:\d\d +李 +li@example.com +Long .*… /,
  );
  expect(lines[2]).toMatch(/ Thảo O'Neill +thao@example.com +Planning, Demo +new +delivered$/);
  expect(lines[4]).toBe("2 leads");
  // Columns line up whatever the cells hold.
  expect(lines[1]?.indexOf("li@")).toBe(lines[2]?.indexOf("thao@"));
});

it("shows, exports and erases a lead while the server runs", async () => {
  const server = await startServerProcess();
  const variables = { DATA_DIR: server.dataDir };
  const run = (...args: string[]) => runNode([script, ...args], variables);
  await submit(server.address, buildSubmission({ message: "=1+1\n李" }));
  await submit(server.address, buildSubmission({ email: "other@example.com" }));
  await getMailFiles(server.dataDir, 2);
  const [lead] = getRows(server.dataDir, "leads");
  const id = String(lead?.id);

  const shown = (await run("show", id.toLowerCase())).stdout;
  expect(shown).toMatch(/^email +thao@example.com$/m);
  expect(shown).toContain("=1+1\n李");
  expect(await run("show", "AAAAA-AAAAA")).toMatchObject({
    code: 1,
    stderr: "There is no lead AAAAA-AAAAA.\n",
  });

  const out = join(server.dataDir, "leads.csv");
  expect((await run("export", "--format", "csv", "--out", out)).stdout).toContain("2 leads");
  expect(readFileSync(out, "utf8")).toContain(`"'=1+1\n李"`);
  const workbook = join(server.dataDir, "leads.xlsx");
  await run("export", "--format", "xlsx", "--out", workbook);
  expect(readFileSync(workbook).subarray(0, 2).toString()).toBe("PK");
  const json = JSON.parse((await run("export", "--format", "json")).stdout);
  expect(json).toHaveLength(2);
  const none = await run("export", "--format", "json", "--since", "2999-01-01");
  expect(JSON.parse(none.stdout)).toEqual([]);

  const erased = await run("erase", "--email", "THAO@example.com");
  expect(erased.stdout).toContain(`Erased 1 lead (${id}) and 1 mail file.`);
  expect(getRows(server.dataDir, "leads")).toHaveLength(1);
  expect(getRows(server.dataDir, "outbox")).toHaveLength(1);
  expect(await getMailFiles(server.dataDir, 1)).toHaveLength(1);
  // Nothing of the visitor is left in the folder, deleted pages and logs included.
  for (const file of readdirSync(server.dataDir).filter((name) => name.startsWith("site.db"))) {
    expect(readFileSync(join(server.dataDir, file)).includes("thao@example.com")).toBe(false);
  }
  const again = await run("erase", "--email", "thao@example.com");
  expect(again.stdout).toContain("nothing was erased");
  // The server goes on.
  expect((await submit(server.address, buildSubmission())).status).toBe(200);
});

it("says honestly that there is nothing, and makes nothing", async () => {
  const dataDir = makeTemporaryFolder();
  const list = await runNode([script, "list"], { DATA_DIR: dataDir });
  expect(list.code).toBe(0);
  expect(list.stdout).toContain("No leads yet");
  expect(existsSync(join(dataDir, "site.db"))).toBe(false);
  const server = await startServerProcess();
  const empty = await runNode([script, "list"], { DATA_DIR: server.dataDir });
  expect(empty.stdout).toContain("No leads yet");
  const retry = await runNode([script, "retry"], { DATA_DIR: server.dataDir });
  expect(retry.stdout).toContain("nothing to retry");
});

it("says what it does not know in one line, and explains itself", async () => {
  expect(await runNode([script, "toString"])).toMatchObject({
    code: 2,
    stdout: "",
    stderr: "There is no command toString; npm run leads -- help shows them all.\n",
  });
  const { code, stdout } = await runNode([script, "help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: /);
});

it("names a setting that is wrong in one line", async () => {
  const { code, stderr } = await runNode([script, "list"], { RATE_TOTAL: "x" });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^RATE_TOTAL is invalid: found "x", expected .*\n$/);
});
