import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { runNode } from "./server-process.ts";
import { startServer } from "./start-server.ts";
import { buildSubmission, getMailFiles, submit, suspectSigns } from "./submissions.ts";

it("lists and erases leads in a process of its own while the server runs", async () => {
  const server = await startServer();
  const variables = { DATA_DIR: server.dataDir, SITE_ORIGIN: server.address };
  const run = (...args: string[]) => runNode(["leads/cli/main.ts", ...args], variables);
  const send = async (changes: Record<string, unknown> = {}) =>
    (await submit(server.address, buildSubmission(changes))).json();
  const { id: suspect } = await send({ email: "other@example.com", ...suspectSigns });
  expect(getRows(server.dataDir, "outbox")).toEqual([]);
  const list = await run("list");
  expect(list).toMatchObject({ code: 0, stderr: "" });
  expect(list.stdout).toMatch(/ quarantine \(honeypot, too_fast\)$/m);
  expect(list.stdout).toContain("1 lead, 1 of them in quarantine");

  const { id } = await send();
  const [mail] = await getMailFiles(server.dataDir, 1);
  expect(mail?.subject).toBe(`New inquiry ${id}: Planning, Demo`);
  const erased = await run("erase", "--email", "THAO@example.com");
  expect(erased.stdout).toContain(`Erased 1 lead (${id}) and 1 mail file.`);
  expect(getRows(server.dataDir, "leads")).toMatchObject([{ id: suspect }]);
  expect(getRows(server.dataDir, "outbox")).toEqual([]);
  // Nothing of the visitor is left in the folder, deleted pages and logs included.
  for (const file of readdirSync(server.dataDir).filter((name) => name.startsWith("site.db"))) {
    expect(readFileSync(join(server.dataDir, file)).includes("thao@example.com")).toBe(false);
  }
  // The server goes on.
  expect((await submit(server.address, buildSubmission())).status).toBe(200);
});
