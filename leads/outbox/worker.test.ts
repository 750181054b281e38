import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { type OutboxWorker, type OutboxWorkerOptions, startOutboxWorker } from "./outbox.ts";

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

it("goes on after the store could not be read", async () => {
  await save(1);
  const read = vi.spyOn(store, "deliverNextDue").mockRejectedValueOnce(new Error("busy"));
  start(async () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read.mock.calls.length).toBeGreaterThan(1);
  expect(await getStates()).toEqual(["sent"]);
});

it("waits for the current mail when stopped", async () => {
  await save(2);
  let finish = () => {};
  start(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  await vi.advanceTimersByTimeAsync(1);
  const stopped = worker.stop();
  finish();
  await stopped;
  expect((await getStates()).sort()).toEqual(["pending", "sent"]);
});

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

it("does not forget that it delivered while another delivery is recorded", async () => {
  await save(2);
  const deliverNextDue = store.deliverNextDue.bind(store);
  let turn = 0;
  vi.spyOn(store, "deliverNextDue").mockImplementation(async (kinds, now, deliver) => {
    turn += 1;
    if (turn > 2) return deliverNextDue(kinds, now, deliver);
    const isFirst = turn === 1;
    await deliverNextDue(kinds, now, async (due) => {
      // First the recording fails; then the row is still locked by the connection that broke.
      if (isFirst) await deliver(due);
      else await deliverNextDue(kinds, now, deliver);
      throw new Error("connection lost");
    }).catch((error) => {
      if (isFirst) throw error;
    });
    return true;
  });
  const delivered: string[] = [];
  start(async ({ id }) => {
    delivered.push(id);
    return undefined;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(delivered).toEqual(["mail-1", "mail-2"]);
  expect(await getStates()).toEqual(["sent", "sent"]);
});
