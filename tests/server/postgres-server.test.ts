import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresCluster, queryRows, startCluster } from "./postgres-cluster.ts";
import { runNode, startServerProcess, waitFor } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { buildSubmission, getMailFiles, getRows, submit } from "./submissions.ts";

const script = "leads/cli/main.ts";
let cluster: PostgresCluster;

/** Milliseconds: several processes start in each of these tests. */
const patience = 60_000;

beforeAll(async () => {
  cluster = await startCluster();
}, 60_000);
afterAll(() => cluster?.remove());

it(
  "serves from a shared database: one lead and one mail of what two servers got",
  async () => {
    const DATABASE_URL = await cluster.createDatabase();
    const variables = { DATABASE_URL };
    const servers = await Promise.all([
      startServerProcess({ variables }),
      startServerProcess({ variables }),
    ]);
    expect(servers[0].getOutput()).toMatch(/Leads {2}PostgreSQL at 127\.0\.0\.1:\d+\/site_\d+ \(/);
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
  },
  patience,
);

it(
  "answers 503 while the database is away, and goes on by itself",
  async () => {
    const DATABASE_URL = await cluster.createDatabase();
    const server = await startServerProcess({ variables: { DATABASE_URL } });
    const body = buildSubmission();
    expect((await submit(server.address, body)).status).toBe(200);
    await cluster.kill();
    expect((await submit(server.address, buildSubmission())).status).toBe(503);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(503);
    await cluster.start();
    await waitFor(async () => {
      const response = await submit(server.address, body);
      return response.status === 200 ? true : undefined;
    });
    expect(await queryRows(DATABASE_URL, "select id from leads")).toHaveLength(1);
    expect(server.getOutput()).not.toMatch(/thao|O'Neill/);
  },
  patience,
);

it(
  "moves leads from SQLite, once, as they are",
  async () => {
    const first = await startServerProcess({ variables: { VISITOR_MAIL: "on" } });
    const { dataDir } = first;
    const body = buildSubmission({ message: "李 = '; --" });
    const answer = await (await submit(first.address, body)).text();
    await submit(first.address, buildSubmission({ homepage: "x" }));
    await getMailFiles(dataDir, 2);
    await waitFor(
      () => getRows(dataDir, "outbox").every((row) => row.state === "sent") || undefined,
    );

    const variables = { DATABASE_URL: await cluster.createDatabase(), DATA_DIR: dataDir };
    const early = await runNode([script, "move"], variables);
    expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining("Another server") });
    const getExport = async (env: Record<string, string>) =>
      (await runNode([script, "export", "--format", "json"], env)).stdout;
    const before = await getExport({ DATA_DIR: dataDir });
    await first.stop();
    const move = await runNode([script, "move"], variables);
    expect(move.stdout).toMatch(/^2 leads are in PostgreSQL at .*; 2 of them are new there\.$/m);
    expect((await runNode([script, "move"], variables)).stdout).toContain("0 of them are new");
    expect(await getExport(variables)).toBe(before);

    const second = await startServerProcess({ variables, dataDir });
    expect(await (await submit(second.address, body)).text()).toBe(answer);
    const withoutUrl = await runNode([script, "move"], { DATA_DIR: dataDir });
    expect(withoutUrl.stderr).toMatch(/^DATABASE_URL is not set/);
    const nothing = { ...variables, DATA_DIR: join(dataDir, "empty") };
    expect((await runNode([script, "move"], nothing)).stderr).toContain("nothing to move");
  },
  patience,
);
