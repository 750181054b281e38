import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import type { SMTPServerOptions } from "smtp-server";
import { expect, it, vi } from "vitest";
import { startOutboxWorker } from "../../leads/outbox/worker.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { openTestStore } from "../leads/test-store.ts";
import { waitFor } from "../processes.ts";
import { getMailVariables, listenForMail } from "../server/mail-server.ts";
import { runNode, type ServerProcess, startServerProcess } from "../server/server-process.ts";
import { makeBuild, makeTemporaryFolder } from "../server/site-fixture.ts";
import { getRows } from "../server/submissions.ts";
import { buildPlanted, countTelltales, send } from "./load.ts";
import { itInFull, report, scale, withoutLimits } from "./scale.ts";

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

itInFull("gets through slow, breaking, hanging and refusing mail servers", async () => {
  const count = 200;
  const moods = ["reset", "slow", "451", "452", "554", "421", "hang", "fine", "fine"] as const;
  let turn = 0;
  const getMood = () => moods[turn++ % moods.length];
  const tally: Record<string, number> = {};
  const received: string[] = [];
  const refuse = (responseCode: number) => Object.assign(new Error("no"), { responseCode });
  let latest: Socket | undefined;
  const answers: SMTPServerOptions = {
    onMailFrom(_address, session, callback) {
      const mood = getMood() ?? "fine";
      tally[mood] = (tally[mood] ?? 0) + 1;
      Object.assign(session, { mood });
      if (mood === "slow") setTimeout(callback, 300);
      else if (mood !== "hang") callback(mood === "421" ? refuse(421) : undefined);
    },
    onRcptTo(_address, session, callback) {
      const { mood } = session as unknown as { mood: string };
      if (mood === "reset") return void latest?.destroy();
      callback(mood === "451" ? refuse(451) : undefined);
    },
    async onData(stream, session, callback) {
      const { mood } = session as unknown as { mood: string };
      const id = await readMessageId(stream);
      if (mood === "452" || mood === "554") return callback(refuse(Number(mood)));
      received.push(id);
      callback();
    },
  };
  const variables = await listen(answers, (socket) => {
    latest = socket;
  });
  const server = await startServerProcess({ variables, deliveryTimeLimit: 3_000 });
  for (let number = 0; number < count; number++) await send(server.address, buildPlanted());
  const retry = () => runNode(["leads/cli/main.ts", "retry"], { DATA_DIR: server.dataDir });
  let parked = 0;
  await waitFor(async () => {
    if (countStates(server.dataDir, "pending") > 0) return;
    const failed = countStates(server.dataDir, "failed");
    parked += failed;
    if (failed > 0) {
      await retry();
      await send(server.address, buildPlanted()); // wakes the worker
    }
    return failed === 0 ? true : undefined;
  });
  const deliveries = getRows(server.dataDir, "outbox").length;
  report("bad mail servers", {
    // A mail whose acceptance comes after the time limit is sent again, with the same Message-ID.
    delivered: [new Set(received).size, deliveries],
    twice: received.length - new Set(received).size,
    "parked by 5xx, then retried": parked,
    moods: JSON.stringify(tally).replaceAll('"', ""),
    "servers with words in the log": [countTelltales([server]), 0],
  });
});
