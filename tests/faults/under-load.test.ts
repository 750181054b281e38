import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import {
  getServerArguments,
  runNode,
  type ServerProcess,
  startServerProcess,
} from "../server/server-process.ts";
import { makeBuild, makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildPlanted, expectAllStoredOnce, getP99, type Sent, send, sendAtRate } from "./load.ts";
import { type Figures, itInFull, scale, withoutLimits } from "./scale.ts";

itInFull("loses, doubles and refuses nothing at 100 submissions a second", async () => {
  const server = await startServerProcess({ variables: withoutLimits });
  const count = 10_000;
  const sent = await sendAtRate(count, 100, () => send(server.address, buildPlanted()));
  const leads = getRows(server.dataDir, "leads");
  const refused = sent.filter(({ status }) => status !== 200).length;
  const p99 = getP99(sent);
  const hasWaiting = () => getRows(server.dataDir, "outbox").some(({ state }) => state !== "sent");
  await waitFor(() => !hasWaiting() || undefined);
  const figures: Figures = {
    stored: [leads.length, count],
    "not 200": [refused, 0],
    "p99 ms": p99,
  };
  expectAllStoredOnce("100 submissions a second", { sent, leads, servers: [server], figures });
  expect(p99).toBeLessThan(150);
});

it("survives kill -9 under load, and never runs twice on a folder", async () => {
  const kills = scale(50, 2);
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
  expectAllStoredOnce("kill -9 under load", {
    sent: [...sent, ...again],
    leads,
    servers: [...servers, server],
    figures: {
      kills,
      acknowledged: sent.length - unanswered.length,
      "sent again": again.length,
      "acknowledged then": [again.filter(({ status }) => status === 200).length, again.length],
      stored: [leads.length, sent.length],
      "second servers refused": [refusals, kills],
    },
  });
});
