import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { startProcess } from "../processes.ts";
import { runNode, startServerProcess } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";

const manual = { redirect: "manual" } as const;

it("is not there unless it is turned on", async () => {
  const off = await startServerProcess();
  expect((await fetch(`${off.address}/desk`)).status).toBe(404);
  const variables = { DESK: "on", DESK_USERS: "anna@example.com" };
  const on = await startServerProcess({ variables });
  const answer = await fetch(`${on.address}/desk`, manual);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/desk/sign-in?next=%2Fdesk",
  ]);
  expect((await fetch(`${on.address}/desktop`)).status).toBe(404);
});

const command = join(import.meta.dirname, "../../server/desk.ts");

/** Runs `npm run desk` on a store with one lead; gives the address that it prints. */
async function openLocalDesk(): Promise<string> {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore(dataDir);
  await store.saveLead(buildTestLead(1).lead, []);
  await store.close();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const desk = startProcess(process.execPath, [command, "anna@example.com"], { env });
  onTestFinished(() => void desk.child.kill("SIGKILL"));
  return desk.waitForOutput(/http:\S+/);
}

it("opens at this computer by an address that works once", async () => {
  const address = await openLocalDesk();
  const { headers } = await fetch(address, manual);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  const inbox = await fetch(new URL("/desk", address), { headers: { cookie } });
  expect(await inbox.text()).toContain('href="/desk/leads/LEAD-1"');
  expect((await fetch(address, manual)).headers.get("location")).toBe("/desk/sign-in");
});

it("answers at this computer to no other name", async () => {
  const address = await openLocalDesk();
  const rebound = request(address, { headers: { host: "evil.example" } }).end();
  const [response] = (await once(rebound, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(421);
});

it("wants to know who works at this computer", async () => {
  const { code, stderr } = await runNode([command]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Say who you are, .*\n$/)]);
});
