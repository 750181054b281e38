import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { waitFor } from "../processes.ts";
import { createDatabase } from "./postgres-cluster.ts";
import { runNode, startServerProcess } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { buildSubmission, getRows, submit } from "./submissions.ts";

const script = "leads/cli/main.ts";
const run = (variables: Record<string, string>, ...args: string[]) =>
  runNode([script, ...args], variables);
const getExport = async (variables: Record<string, string>) =>
  (await run(variables, "export", "--format", "json")).stdout;

it("brings back everything after the disk is lost, into either store", async () => {
  const first = await startServerProcess();
  const { dataDir } = first;
  const body = buildSubmission({ message: "李 \u{1F477}\n= 'quoted' \"twice\"" });
  const answer = await (await submit(first.address, body)).text();
  await submit(first.address, buildSubmission({ homepage: "x" }));
  await waitFor(() => getRows(dataDir, "outbox").every((row) => row.state === "sent") || undefined);

  const file = join(makeTemporaryFolder(), "leads.backup.json");
  const backup = await run({ DATA_DIR: dataDir }, "backup", "--out", file);
  expect(backup.stdout).toContain("2 leads written to");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = await getExport({ DATA_DIR: dataDir });
  await first.stop("SIGKILL");
  rmSync(dataDir, { recursive: true });

  const restore = await run({ DATA_DIR: dataDir }, "restore", "--from", file);
  expect(restore.stdout).toContain("2 leads in the backup; 2 of them were missing");
  expect((await run({ DATA_DIR: dataDir }, "restore", "--from", file)).stdout).toContain("; 0 of");
  expect(await getExport({ DATA_DIR: dataDir })).toBe(before);
  const second = await startServerProcess({ dataDir });
  expect(await (await submit(second.address, body)).text()).toBe(answer);

  const hosted = { DATABASE_URL: await createDatabase(), DATA_DIR: makeTemporaryFolder() };
  expect((await run(hosted, "restore", "--from", file)).stdout).toContain(
    "; 2 of them were missing",
  );
  expect(await getExport(hosted)).toBe(before);
});
