import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { compileCache, startProcess } from "../processes.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { ask, startServer } from "./start-server.ts";

const manual = { redirect: "manual" } as const;
const variables = { DESK: "on", DESK_USERS: "anna@example.com" };

it("is not there unless it is turned on", async () => {
  const off = await startServer();
  expect((await fetch(`${off.address}/desk`)).status).toBe(404);
  const on = await startServer({ variables });
  const { headers, status } = await fetch(`${on.address}/desk`, manual);
  expect([status, headers.get("location")]).toEqual([303, "/desk/sign-in?next=%2Fdesk"]);
  expect((await fetch(`${on.address}/desktop`)).status).toBe(404);
});

it("may have a host of its own, and then is on no other", async () => {
  const origin = "https://desk.example.com";
  const { address } = await startServer({ variables: { ...variables, DESK_ORIGIN: origin } });
  const get = async (path: string, host: string) => {
    const { headers, status } = await ask({ address }, path, { headers: { host } });
    return [status, headers.location];
  };
  const { host } = new URL(address);
  expect(await get("/desk", host)).toEqual([404, undefined]);
  expect(await get("/desk/sign-in", host)).toEqual([404, undefined]);
  expect(await get("/", host)).toEqual([200, undefined]);
  expect(await get("/desk", "desk.example.com")).toEqual([303, "/desk/sign-in?next=%2Fdesk"]);
  expect(await get("/desk/sign-in", "Desk.Example.com")).toEqual([200, undefined]);
  for (const path of ["/", "/contact/", "/functions/v1/submit-contact"]) {
    expect((await get(path, "desk.example.com"))[0]).toBe(303);
  }
});

it("shares its origin with no service worker, whatever is in a build", async () => {
  const { address } = await startServer({ variables });
  for (const path of ["/assets/app-1a2b.js", "/desk/style.css", "/healthz", "/no-such-file.js"]) {
    const answer = await fetch(address + path, { headers: { "service-worker": "script" } });
    expect([path, answer.status, await answer.text()]).toEqual([path, 403, ""]);
  }
});

const command = join(import.meta.dirname, "../../server/desk.ts");

it("opens at this computer by an address that works once, and under no other name", async () => {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore(dataDir);
  await store.saveLead(buildTestLead(1).lead, []);
  await store.close();
  const settings = { DATA_DIR: dataDir, SITE_ORIGIN: "https://www.example.com" };
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...settings };
  const nobody = startProcess(process.execPath, [command, "anna@localhost"], { env });
  await nobody.waitForOutput(/Say who you are/);
  const desk = startProcess(process.execPath, [command, "anna@example.com"], { env });
  onTestFinished(async () => void (await desk.stop("SIGKILL")));
  const address = await desk.waitForOutput(/http:\S+/);

  const { pathname, search } = new URL(address);
  const rebound = await ask({ address }, pathname + search, { headers: { host: "evil.example" } });
  expect(rebound.status).toBe(421);

  const { headers } = await fetch(address, manual);
  const cookies = headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  const open = (path: string) =>
    fetch(new URL(path, address), { headers: { cookie: cookies.join("; ") } });
  expect(await (await open("/desk")).text()).toContain('href="/desk/leads/LEAD-1?');
  // Who is told of a lead would be a guess. A build has SITE_ORIGIN, too.
  for (const path of ["/desk/new", "/desk/leads/LEAD-1/release"]) {
    const refused = await open(path);
    expect([path, refused.status]).toEqual([path, 403]);
    expect(await refused.text()).toContain("SITE_ORIGIN or MAIL_TO is not set here");
  }
  expect((await fetch(address, manual)).headers.get("location")).toBe("/desk/sign-in");
});
