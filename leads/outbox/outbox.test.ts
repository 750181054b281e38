import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { startHttpReceiver } from "../../tests/server/http-receiver.ts";
import type { LeadStore } from "../store/lead-store.ts";
import {
  type OutboxWorker,
  type OutboxWorkerOptions,
  startOutboxWorker,
  tellErased,
} from "./outbox.ts";

let store: LeadStore;
let worker: OutboxWorker;
let logged: string[];

beforeEach(async () => {
  vi.useFakeTimers({
    now: new Date("2026-11-20T10:00:00Z"),
    toFake: ["Date", "setTimeout", "clearTimeout"],
  });
  ({ store } = await openTestStore());
  logged = [];
});

afterEach(async () => {
  await worker.stop();
  vi.useRealTimers();
});

function start(deliver: OutboxWorkerOptions["deliver"]): void {
  const write = (event: string, details?: object) => {
    logged.push(`${event} ${JSON.stringify(details)}`);
  };
  worker = startOutboxWorker({
    store,
    kinds: ["team"],
    deliver,
    clock: { now: () => new Date() },
    log: { info: write, error: write },
  });
}

async function save(count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const { lead, deliveries } = buildTestLead(number);
    await store.saveLead(lead, deliveries);
  }
}

async function getStates() {
  return (await store.getLeads()).map(({ deliveries }) => deliveries[0]?.state);
}

it("delivers once though the outcome could not be recorded at first", async () => {
  await save(1);
  const deliverNextDue = store.deliverNextDue.bind(store);
  let failures = 3;
  vi.spyOn(store, "deliverNextDue").mockImplementation((kinds, now, deliver) =>
    deliverNextDue(kinds, now, async (due) => {
      const outcome = await deliver(due);
      if (failures-- > 0) throw new Error("disk full"); // before the row is written
      return outcome;
    }),
  );
  const deliver = vi.fn(async () => undefined);
  start(deliver);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await getStates()).toEqual(["sent"]);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it("cuts off after 30 s what hangs, and tries again", async () => {
  await save(1);
  let tries = 0;
  const cut: unknown[] = [];
  start((_, signal) => {
    if (++tries > 1) return Promise.resolve(undefined);
    signal.addEventListener("abort", () => cut.push(signal.reason.name));
    return new Promise(() => {}); // heeds nothing
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect([tries, cut, logged]).toEqual([1, [], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(cut).toEqual(["TimeoutError"]);
  expect(logged[0]).toMatch(/^not delivered, will be tried again .*"ETIMEDOUT","seconds":30/);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([tries, await getStates()]).toEqual([2, ["sent"]]);
});

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const quiet = { info() {}, error() {} };
const never = new AbortController().signal;

it("tells the receiver of what it was told before, again until it is taken, and nothing else", async () => {
  const { lead, deliveries } = buildTestLead(1);
  const hook = { id: "hook-1", kind: "webhook", messageId: "msg_hook-1" } as const;
  await store.saveLead(lead, [...deliveries, hook]);
  await store.saveLead(buildTestLead(2).lead, []);
  await store.deliverNextDue(["webhook"], now, async () => ({ state: "sent", sentAt: now }));
  await store.eraseLeads("thao@example.com");
  const { calls, url } = await startHttpReceiver([500]);
  const webhook = { url, format: "standard", secret } as const;
  const tell = (time: Date) =>
    tellErased({ store, webhook, clock: { now: () => time }, log: quiet } as never, never);
  const start = new Date(Date.now() + 1000);
  expect(await tell(start)).toBe(0);
  expect(await tell(new Date(start.getTime() + 60_000))).toBe(0);
  expect(calls).toHaveLength(1);
  const later = new Date(start.getTime() + 3_600_000);
  expect([await tell(later), await tell(later)]).toEqual([1, 0]);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  vi.setSystemTime(later);
  const [, { body, headers } = { body: "", headers: {} }] = calls;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: "lead.erased",
    timestamp: expect.stringMatching(/^\d{4}-/),
    data: { id: "LEAD-1" },
  });
});
