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
import { buildPlanted, send, withoutLimits } from "./load.ts";

async function readMessageId(stream: Readable): Promise<string> {
  const text = Buffer.concat(await stream.toArray()).toString();
  return /^message-id: (\S+)/im.exec(text)?.[1] ?? "";
}

it("delivers everything once after an hour without a mail server", async () => {
  const { store } = await openTestStore();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const count = 10;
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
  expect([delivered.length, new Set(delivered).size]).toEqual([count, count]);
  // 30 s doubling to one hour: a few tries each, not thousands.
  expect(attempts).toBeLessThan(count * 15);
});

it("loses no mail when killed between the server's yes and its note", async () => {
  const seen = new Map<string, number>();
  let server: ServerProcess | undefined;
  const port = await listenForMail({
    async onData(stream, _session, callback) {
      const id = await readMessageId(stream);
      const isFirst = !seen.has(id);
      seen.set(id, (seen.get(id) ?? 0) + 1);
      callback();
      if (isFirst) setImmediate(() => server?.stop("SIGKILL"));
    },
  });
  const variables = { ...withoutLimits, ...getMailVariables(port) };
  const buildDir = makeBuild();
  const dataDir = makeTemporaryFolder();
  server = await startServerProcess({ buildDir, dataDir, variables });
  await send(server.address, buildPlanted());
  await waitFor(() => seen.size > 0 || undefined);
  await server.stop("SIGKILL");
  server = await startServerProcess({ buildDir, dataDir, variables });
  const [mail] = await waitFor(() => {
    const rows = getRows(dataDir, "outbox");
    return rows.every(({ state }) => state === "sent") ? rows : undefined;
  });
  expect([...seen.keys()]).toEqual([mail?.message_id]);
  // Twice, under one Message-ID, where the note was not made in time; never more often.
  expect(seen.get(String(mail?.message_id))).toBeLessThanOrEqual(2);
});
