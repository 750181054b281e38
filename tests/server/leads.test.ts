import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDeliveries } from "../../leads/outbox/delivery.ts";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { getRows } from "../leads/stored-rows.ts";
import { runNode } from "./server-process.ts";
import { startServer } from "./start-server.ts";
import { buildSubmission, getMailFiles, submit, suspectSigns } from "./submissions.ts";

const script = "leads/cli/main.ts";

it("lists and erases leads in a process of its own while the server runs", async () => {
  const server = await startServer();
  const variables = { DATA_DIR: server.dataDir, SITE_ORIGIN: server.address };
  const run = (...args: string[]) => runNode([script, ...args], variables);
  const send = async (changes: Record<string, unknown>) => {
    const response = await submit(server.address, buildSubmission(changes));
    return ((await response.json()) as { id: string }).id;
  };
  const id = await send({ email: "other@example.com", ...suspectSigns });
  expect(getRows(server.dataDir, "outbox")).toEqual([]);
  const list = await run("list");
  expect(list).toMatchObject({ code: 0, stderr: "" });
  expect(list.stdout).toMatch(/ quarantine \(honeypot, too_fast\)$/m);
  expect(list.stdout).toContain("1 lead, 1 of them in quarantine");

  const store = openSqliteStore(server.dataDir);
  const deliveries = createDeliveries(["team"], server.address);
  expect(await store.releaseLead(id, deliveries, "anna@example.com", new Date())).toBe("released");
  await store.close();
  const erased = await send({}); // wakes the worker
  const mails = await getMailFiles(server.dataDir, 2);
  expect(mails.map(({ subject }) => subject)).toContain(`New inquiry ${id}: Planning, Demo`);

  expect((await run("erase", "--email", "THAO@example.com")).stdout).toContain(
    `Erased 1 lead (${erased}) and 1 mail file.`,
  );
  expect(getRows(server.dataDir, "leads")).toMatchObject([{ id }]);
  expect(getRows(server.dataDir, "outbox")).toHaveLength(1);
  expect(await getMailFiles(server.dataDir, 1)).toHaveLength(1);
  // Nothing of the visitor is left in the folder, deleted pages and logs included.
  for (const file of readdirSync(server.dataDir).filter((name) => name.startsWith("site.db"))) {
    expect(readFileSync(join(server.dataDir, file)).includes("thao@example.com")).toBe(false);
  }
  // The server goes on.
  expect((await submit(server.address, buildSubmission())).status).toBe(200);
});
