import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import {
  getServerArguments,
  runNode,
  type ServerProcess,
  startServerProcess,
} from "../server/server-process.ts";
import { makeBuild, makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildPlanted, expectAllStoredOnce, type Sent, send, withoutLimits } from "./load.ts";

it("survives kill -9 under load, and never runs twice on a folder", async () => {
  const kills = 2;
  const buildDir = makeBuild();
  const dataDir = makeTemporaryFolder();
  const sent: Sent[] = [];
  const servers: ServerProcess[] = [];
  let refusals = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = await startServerProcess({ buildDir, dataDir, variables: withoutLimits });
    servers.push(server);
    const second = runNode(getServerArguments(buildDir), { PORT: "0", DATA_DIR: dataDir });
    let running = true;
    const clients = Array.from({ length: 8 }, async () => {
      while (running) sent.push(await send(server.address, buildPlanted()));
    });
    const { code, stderr } = await second;
    if (code === 1 && stderr.includes(dataDir)) refusals += 1;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200));
    await server.stop("SIGKILL");
    running = false;
    await Promise.all(clients);
  }
  const server = await startServerProcess({ buildDir, dataDir, variables: withoutLimits });
  // What got no answer is sent again, as a browser does; what got one is known by it.
  const [known] = sent.filter(({ status }) => status === 200);
  expect(known && (await send(server.address, known.body)).id).toBe(known?.id);
  const unanswered = sent.filter(({ status }) => status !== 200);
  const again = await Promise.all(unanswered.map(({ body }) => send(server.address, body)));
  const leads = getRows(dataDir, "leads");
  expectAllStoredOnce([...sent, ...again], leads, [...servers, server]);
  expect(again.filter(({ status }) => status !== 200)).toEqual([]);
  expect([leads.length, refusals]).toEqual([sent.length, kills]);
});
