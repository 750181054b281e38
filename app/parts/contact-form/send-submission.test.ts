import type { Submission } from "leads/fields";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type CallResult,
  type Delay,
  offlineProbe,
  patience,
  retryPauses,
  retryTime,
  sendSubmission,
  type Way,
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
  const ways: Way[] = [];
  const delays: Delay[] = [];
  const stopper = new AbortController();
  const connection = { isOnline: isOnlineAtFirst, restore: () => {} };
  const promise = sendSubmission(
    submission,
    {
      async attempt(sent, way) {
        ways.push(way);
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
  return { promise, calls, ways, delays, stopper, connection };
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

test.each<[string, CallResult["kind"][], Way[], CallResult["kind"]]>([
  ["what something else answered", ["blocked", "received"], ["call", "post"], "received"],
  ["what nothing answered", ["unanswered", "received"], ["call", "post"], "received"],
  ["what is blocked both ways, once", ["blocked", "blocked"], ["call", "post"], "blocked"],
  [
    "what may have arrived, and stays unknown",
    ["unanswered", "blocked"],
    ["call", "post"],
    "unanswered",
  ],
  ["not what never left", ["unloaded", "received"], ["call", "call"], "received"],
])("posts plainly: %s", async (_rule, results, ways, kind) => {
  const sent = send(...results);
  await vi.runAllTimersAsync();
  expect((await sent.promise).kind).toBe(kind);
  expect(sent.ways).toEqual(ways);
});

/** Sends where no attempt ever ends by itself, from the given one on. */
function sendIntoNothing(from: number) {
  const signals: AbortSignal[] = [];
  const delays: Delay[] = [];
  const stopper = new AbortController();
  const promise = sendSubmission(
    submission,
    {
      attempt: async (_sent, _way, signal) => {
        if (signals.push(signal) < from) return { kind: "unanswered" };
        return new Promise(() => {});
      },
      isOnline: () => true,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      waitForConnection: () => new Promise(() => {}),
      onDelay: (delay) => delays.push(delay),
    },
    stopper.signal,
  );
  return { promise, signals, delays, stopper };
}

test("a line that dropped is tried again for five seconds, however slow it is, and then that is said", async () => {
  const { promise, signals } = sendIntoNothing(2);
  await vi.advanceTimersByTimeAsync(retryTime);
  expect(await promise).toEqual({ kind: "unanswered" });
  expect(signals.at(-1)?.aborted).toBe(true);
});

test("a visitor whom nobody answers is told, and does not wait for the attempt after stopping", async () => {
  const { promise, signals, delays, stopper } = sendIntoNothing(1);
  await vi.advanceTimersByTimeAsync(patience);
  expect(delays).toEqual(["retrying"]);
  stopper.abort();
  expect(await promise).toEqual({ kind: "unanswered" });
  expect(signals[0]?.aborted).toBe(true);
});
