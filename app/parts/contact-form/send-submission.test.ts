import type { Submission } from "leads/fields";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type CallResult,
  type Delay,
  offlineProbe,
  retryPauses,
  sendSubmission,
} from "./send-submission.ts";

const submission: Submission = {
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  consent: true,
  sourcePage: "/contact/",
};

let isOnlineAtFirst: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isOnlineAtFirst = true;
});
afterEach(() => void vi.useRealTimers());

/** Sends against the given results, one for each call; the last one repeats. */
function send(...results: CallResult["kind"][]) {
  const calls: Submission[] = [];
  const delays: Delay[] = [];
  const stopper = new AbortController();
  const connection = { isOnline: isOnlineAtFirst, restore: () => {} };
  const promise = sendSubmission(
    submission,
    {
      async call(sent) {
        const kind = results[Math.min(calls.push(sent), results.length) - 1];
        return { kind, faults: {} } as CallResult;
      },
      isOnline: () => connection.isOnline,
      wait: (milliseconds, signal) =>
        new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
          signal.addEventListener("abort", () => resolve());
        }),
      waitForConnection: () =>
        new Promise((resolve) => {
          connection.restore = () => {
            connection.isOnline = true;
            resolve();
          };
        }),
      onDelay: (delay) => delays.push(delay),
    },
    stopper.signal,
  );
  return { promise, calls, delays, stopper, connection };
}

test.each(["received", "faulty", "conflict", "refused"] as const)(
  "takes %s for an answer at once",
  async (kind) => {
    const { promise, calls } = send(kind);
    expect((await promise).kind).toBe(kind);
    expect(calls).toHaveLength(1);
  },
);

test("tries again after a pause, under the same id", async () => {
  const { promise, calls, delays } = send("unanswered", "received");
  await vi.advanceTimersByTimeAsync(retryPauses[0] - 1);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await promise).kind).toBe("received");
  expect(calls).toEqual([submission, submission]);
  expect(delays).toEqual(["retrying"]);
});

test.each([
  ["gives up after three tries and does not claim to know", ["unanswered"], "unanswered", 3],
  ["knows that nothing was sent when the client never loaded", ["unloaded"], "unloaded", 3],
  [
    "does not forget a try that may have arrived when a later one is refused",
    ["unanswered", "refused"],
    "unanswered",
    2,
  ],
  [
    "does not forget one when a later one did not leave",
    ["unanswered", "unloaded"],
    "unanswered",
    3,
  ],
] as const)("%s", async (_rule, results, kind, tries) => {
  const { promise, calls } = send(...results);
  await vi.runAllTimersAsync();
  expect(await promise).toEqual({ kind });
  expect(calls).toHaveLength(tries);
});

test("waits while offline and goes on when the connection is back", async () => {
  const { promise, calls, delays, connection } = send("unanswered", "received");
  connection.isOnline = false;
  await vi.advanceTimersByTimeAsync(offlineProbe - 1);
  expect(calls).toHaveLength(1);
  expect(delays).toEqual(["offline"]);
  connection.restore();
  expect((await promise).kind).toBe("received");
});

test("being offline costs no try", async () => {
  const { calls, connection } = send("unanswered");
  connection.isOnline = false;
  await vi.advanceTimersByTimeAsync(10 * offlineProbe);
  expect(calls).toHaveLength(11);
  connection.restore();
  await vi.runAllTimersAsync();
  expect(calls).toHaveLength(14);
});

test("stopped before anything left, it knows that nothing was sent", async () => {
  isOnlineAtFirst = false;
  const { promise, stopper } = send("unanswered");
  await vi.advanceTimersByTimeAsync(0);
  stopper.abort();
  expect(await promise).toEqual({ kind: "stopped" });
});

test("stopped after a try that may have arrived, it does not claim to know", async () => {
  const { promise, stopper } = send("unanswered");
  await vi.advanceTimersByTimeAsync(0);
  stopper.abort();
  expect(await promise).toEqual({ kind: "unanswered" });
});
