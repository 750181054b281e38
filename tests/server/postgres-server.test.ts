import { join } from "node:path";
import { expect, it } from "vitest";
import { waitFor } from "../processes.ts";
import { createDatabase, queryRows } from "./postgres-cluster.ts";
import { runNode, startServerProcess } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { buildSubmission, getMailFiles, getRows, submit } from "./submissions.ts";

const script = "leads/cli/main.ts";
it("serves from a shared database: one lead and one mail of what two servers got", async () => {
  const DATABASE_URL = await createDatabase();
  const variables = { DATABASE_URL };
  const servers = await Promise.all([
    startServerProcess({ variables }),
    startServerProcess({ variables }),
  ]);
  expect(servers[0].getOutput()).toMatch(/Leads {2}PostgreSQL at 127\.0\.0\.1:\d+\/site_\w+ \(/);
  const body = buildSubmission();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      (await submit(servers[index % 2]?.address ?? "", body)).text(),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  await waitFor(async () => {
    const rows = await queryRows(DATABASE_URL, "select state from outbox");
    expect(rows).toHaveLength(1);
    return rows[0]?.state === "sent" ? true : undefined;
  });
  const list = await runNode([script, "list"], { ...variables, DATA_DIR: makeTemporaryFolder() });
  expect(list.stdout).toMatch(/ Thảo O'Neill .* delivered$/m);
  for (const server of servers) expect((await server.stop()).code).toBe(0);
});

it("moves leads from SQLite, once, as they are", async () => {
  const first = await startServerProcess({ variables: { VISITOR_MAIL: "on" } });
  const { dataDir } = first;
  const body = buildSubmission({ message: "李 = '; --" });
  const answer = await (await submit(first.address, body)).text();
  await submit(first.address, buildSubmission({ homepage: "x" }));
  await getMailFiles(dataDir, 2);
  await waitFor(() => getRows(dataDir, "outbox").every((row) => row.state === "sent") || undefined);

  const id = String(getRows(dataDir, "leads")[0]?.id);
  await runNode([script, "set", id, "--stage", "won"], { DATA_DIR: dataDir });

  const variables = { DATABASE_URL: await createDatabase(), DATA_DIR: dataDir };
  const early = await runNode([script, "move"], variables);
  expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining("Another server") });
  const getExport = async (env: Record<string, string>) =>
    (await runNode([script, "export", "--format", "json"], env)).stdout;
  const before = await getExport({ DATA_DIR: dataDir });
  await first.stop();
  const move = await runNode([script, "move"], variables);
  expect(move.stdout).toMatch(
    /^2 leads are now in PostgreSQL at .*; 2 of them were added by this move\.$/m,
  );
  expect((await runNode([script, "move"], variables)).stdout).toContain("0 of them were added");
  expect(await getExport(variables)).toBe(before);

  const second = await startServerProcess({ variables, dataDir });
  expect(await (await submit(second.address, body)).text()).toBe(answer);
  const withoutUrl = await runNode([script, "move"], { DATA_DIR: dataDir });
  expect(withoutUrl.stderr).toMatch(/^DATABASE_URL is not set/);
  const nothing = { ...variables, DATA_DIR: join(dataDir, "empty") };
  expect((await runNode([script, "move"], nothing)).stderr).toContain("nothing to move");
});
