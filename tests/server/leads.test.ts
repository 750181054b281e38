import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runNode, startServerProcess, waitFor } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { buildSubmission, getRows, submit } from "./submissions.ts";

const script = "server/leads.ts";

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
  expect(lines[0]).toMatch(/^ID +RECEIVED \(UTC\) +NAME +EMAIL +COMPANY +INTERESTS +MAIL$/);
  expect(lines[1]).toMatch(
    /^\w{5}-\w{5} +\d{4}-\d\d-\d\d \d\d:\d\d +李 +li@example.com +Long .*… /,
  );
  expect(lines[2]).toMatch(/ Thảo O'Neill +thao@example.com +Planning, Demo +delivered$/);
  expect(lines[4]).toBe("2 leads");
  // Columns line up whatever the cells hold.
  expect(lines[1]?.indexOf("li@")).toBe(lines[2]?.indexOf("thao@"));
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
  expect(retry.stdout).toContain("nothing to try again");
});

it.each([[[]], [["steal"]], [["toString"]], [["list", "more"]]])(
  "shows its usage for %j",
  async (args) => {
    const { code, stdout, stderr } = await runNode([script, ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^Usage: /);
  },
);

it("names a setting that is wrong in one line", async () => {
  const { code, stderr } = await runNode([script, "list"], { PORT: "x" });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PORT is .*\n$/);
});
