import { join } from "node:path";
import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { buildTestLead, now, optionalFields } from "../leads/test-lead.ts";
import { openTestStore } from "../leads/test-store.ts";
import { waitFor } from "../processes.ts";
import { createDatabase, queryRows } from "./postgres-cluster.ts";
import { startServerProcess } from "./server-process.ts";
import { runLeads, startServer, type Variables } from "./start-server.ts";
import { buildSubmission, getMailFiles, submit } from "./submissions.ts";

it("serves from a shared database: one lead and one mail of what two servers get, though one is killed", async () => {
  const DATABASE_URL = await createDatabase();
  const variables = { DATABASE_URL };
  // Its mail server does not answer, so that the other has to deliver.
  const silent = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@b.co", MAIL_TO: "a@b.co" };
  const servers = await Promise.all([
    startServerProcess({ variables: { ...variables, ...silent } }),
    startServerProcess({ variables: { ...variables, ...silent } }),
  ]);
  expect(servers[0].getOutput()).toMatch(/Leads {2}PostgreSQL at 127\.0\.0\.1:\d+\/site_\w+ \(/);
  const body = buildSubmission();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      (await submit(servers[index % 2]?.address ?? "", body)).text(),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect((await servers[0].stop("SIGKILL")).signal).toBe("SIGKILL");
  expect((await servers[1].stop()).code).toBe(0);

  const next = await startServer({ variables });
  expect(await (await submit(next.address, body)).text()).toBe(answers[0]);
  await waitFor(async () => {
    const rows = await queryRows(DATABASE_URL, "select state from outbox");
    expect(rows).toHaveLength(1);
    return rows[0]?.state === "sent" ? true : undefined;
  });
  expect(await getMailFiles(next.dataDir, 1)).toHaveLength(1);
  expect(await runLeads(variables, "list")).toMatch(/ Thảo O'Neill .* delivered$/m);
});

const getExport = (variables: Variables) => runLeads(variables, "export", "--format", "json");

it("moves leads from SQLite, once, as they are", async () => {
  const { dataDir, store } = await openTestStore();
  const { lead, deliveries } = buildTestLead(1, optionalFields);
  await store.saveLead(lead, deliveries);
  await store.saveLead({ ...buildTestLead(2).lead, inQuarantine: true, verdict: ["links"] }, []);
  await store.changeLead("LEAD-1", { kind: "note", value: "one\ntwo" }, "command", now);
  const hook = { id: "hook-3", kind: "webhook", messageId: "msg_3" } as const;
  await store.saveLead(buildTestLead(3).lead, [hook]);
  await store.eraseLead("LEAD-3");
  const variables = { DATABASE_URL: await createDatabase(), DATA_DIR: dataDir };
  const server = await startServer({ dataDir });
  const body = buildSubmission();
  const answer = await (await submit(server.address, body)).text();
  await waitFor(() => getRows(dataDir, "outbox").every((row) => row.state === "sent") || undefined);
  await expect(runLeads(variables, "move")).rejects.toThrow("Another server");
  const before = await getExport({ DATA_DIR: dataDir });
  await server.stop();
  expect(await runLeads(variables, "move")).toMatch(
    /^3 leads are now in PostgreSQL at .*; 3 of them were added by this move\.\nLEAD-3 was erased.*\nFrom now on, set DATABASE_URL .*site\.db/m,
  );
  expect(await runLeads(variables, "move")).toContain("0 of them were added");
  expect(await getExport(variables)).toBe(before);
  const second = await startServer({ variables, dataDir });
  expect(await (await submit(second.address, body)).text()).toBe(answer);

  await expect(runLeads({ DATA_DIR: dataDir }, "move")).rejects.toThrow(/^DATABASE_URL is not set/);
  const nothing = { ...variables, DATA_DIR: join(dataDir, "empty") };
  await expect(runLeads(nothing, "move")).rejects.toThrow("nothing to move");
});
