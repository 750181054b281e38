import type { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
import { startOutboxWorker } from "../../leads/outbox/outbox.ts";
import { getRows } from "../leads/stored-rows.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { openTestStore } from "../leads/test-store.ts";
import { waitFor } from "../processes.ts";
import { getMailVariables, listenForMail } from "../server/mail-server.ts";
import { type ServerProcess, startServerProcess } from "../server/server-process.ts";
import { makeBuild, makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildPlanted, send } from "./load.ts";
import { report, scale, withoutLimits } from "./scale.ts";

/** Settings for a mail server with these answers. */
async function listen(...args: Parameters<typeof listenForMail>) {
  return { ...withoutLimits, ...getMailVariables(await listenForMail(...args)) };
}

async function readMessageId(stream: Readable): Promise<string> {
  const text = Buffer.concat(await stream.toArray()).toString();
  return /^message-id: (\S+)/im.exec(text)?.[1] ?? "";
}

const countStates = (dataDir: string, state: string) =>
  getRows(dataDir, "outbox").filter((row) => row.state === state).length;

it("delivers everything once after an hour without a mail server", async () => {
  const { store } = await openTestStore();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const count = scale(200, 10);
  for (let number = 1; number <= count; number++) {
    const { lead, deliveries } = buildTestLead(number);
    await store.saveLead({ ...lead, receivedAt: new Date().toISOString() }, deliveries);
  }
  const back = Date.now() + 3_600_000;
  const delivered: string[] = [];
  let attempts = 0;
  const silent = { info: () => {}, error: () => {} };
  const worker = startOutboxWorker({
    store,
    kinds: ["team"],
    clock: { now: () => new Date() },
    log: silent,
    async deliver({ messageId }) {
      attempts += 1;
      if (Date.now() < back) throw Object.assign(new Error(), { code: "ECONNREFUSED" });
      delivered.push(messageId);
    },
  });
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  await worker.stop();
  vi.useRealTimers();
  const distinct = new Set(delivered).size;
  report("an hour without a mail server", {
    delivered: [distinct, count],
    twice: [delivered.length - distinct, 0],
    "attempts in all": attempts,
  });
  // 30 s doubling to one hour: a few tries each, not thousands.
  expect(attempts).toBeLessThan(count * 15);
});

it("loses no mail when killed between the server's yes and its note", async () => {
  const kills = scale(50, 1);
  const seen = new Map<string, number>();
  let server: ServerProcess | undefined;
  const variables = await listen({
    async onData(stream, _session, callback) {
      const id = await readMessageId(stream);
      const isFirst = !seen.has(id);
      seen.set(id, (seen.get(id) ?? 0) + 1);
      callback();
      if (isFirst) setImmediate(() => server?.stop("SIGKILL"));
    },
  });
  const buildDir = makeBuild();
  const dataDir = makeTemporaryFolder();
  for (let kill = 0; kill < kills; kill++) {
    server = await startServerProcess({ buildDir, dataDir, variables });
    const before = seen.size;
    await send(server.address, buildPlanted());
    await waitFor(() => (seen.size > before ? true : undefined));
    await server.stop("SIGKILL");
  }
  server = await startServerProcess({ buildDir, dataDir, variables });
  await waitFor(() => (countStates(dataDir, "sent") === kills ? true : undefined));
  const deliveries = getRows(dataDir, "outbox").map(({ message_id }) => String(message_id));
  const times = deliveries.map((id) => seen.get(id) ?? 0);
  report("killed between 250 and note", {
    kills,
    mails: [seen.size, kills],
    lost: [times.filter((count) => count === 0).length, 0],
    "mailed twice, same Message-ID": times.filter((count) => count === 2).length,
    "more often": [times.filter((count) => count > 2).length, 0],
  });
});
