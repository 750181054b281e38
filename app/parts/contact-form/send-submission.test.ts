import type { Submission } from "leads/fields";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadClient, sendSubmission } from "./send-submission.ts";

const submission: Submission = {
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  interests: ["Planning", "Demo"],
  consent: true,
  sourcePage: "/contact/",
};
const receipt = { id: "7K3QZ-M2X9A", status: "received", submissionId: submission.submissionId };
const received = { reference: receipt.id };

type Reply = () => Response | Promise<Response>;
const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });
const refuse = (status: number, error: unknown) => json({ error }, status);
const breakOff: Reply = () => Promise.reject(new TypeError("Failed to fetch"));
const arrives = json(receipt);

const fetched = vi.fn<typeof fetch>();
const connection = Object.assign(new EventTarget(), {
  location: new URL("https://www.site.example"),
});
const navigator = { onLine: true };

// The clock of a test does not wait for it.
beforeAll(loadClient);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("window", connection);
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", { querySelector: () => ({ value: "typed into the honeypot" }) });
  vi.stubEnv("VITE_BACKEND_KEY", "public-key");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockReset();
  navigator.onLine = true;
});

/** Sends against the given replies, one for each request; the last one repeats. */
function send(...replies: Reply[]) {
  fetched.mockImplementation(async () => {
    const reply = replies[Math.min(fetched.mock.calls.length, replies.length) - 1];
    return reply?.() ?? new Promise(() => {});
  });
  const stopper = new AbortController();
  const delays: string[] = [];
  const answer = sendSubmission(submission, stopper.signal, (delay) => delays.push(delay));
  return { answer, delays, stop: () => stopper.abort() };
}

/** What comes of it in the end. */
async function sendAndWait(...replies: Reply[]) {
  const { answer } = send(...replies);
  await vi.runAllTimersAsync();
  return answer;
}

const getBody = (request: number) => fetched.mock.calls[request]?.[1]?.body;

test("calls the site's own function with both key headers, as the hosted backend's client does", async () => {
  expect(await sendAndWait(arrives)).toEqual(received);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://www.site.example/functions/v1/submit-contact");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({
    ...submission,
    sheetRevision: "typed into the honeypot",
    elapsedMs: expect.any(Number),
  });
  const headers = new Headers(init?.headers);
  expect(headers.get("apikey")).toBe("public-key");
  expect(headers.get("authorization")).toBe("Bearer public-key");
  expect(headers.get("content-type")).toBe("application/json");
});

test("what got no receipt goes once more as a plain post under the same id, without a header that anything could refuse", async () => {
  expect(await sendAndWait(breakOff, arrives)).toEqual(received);
  const [url, init] = fetched.mock.calls[1] ?? [];
  expect(url).toBe("https://www.site.example/functions/v1/submit-contact");
  expect(new Request(String(url), init).headers.get("content-type")).toMatch(
    /^application\/x-www-form-urlencoded/,
  );
  expect(Object.keys(init?.headers ?? {})).toEqual(["accept"]);
  const body = new URLSearchParams(String(init?.body));
  expect(body.getAll("interests")).toEqual(submission.interests);
  expect(Object.fromEntries(body)).toMatchObject({
    submissionId: submission.submissionId,
    consent: "yes",
    sheetRevision: "typed into the honeypot",
    elapsedMs: expect.stringMatching(/^\d+$/),
  });
});

test("sends no empty sign of a bot, and both ways to the hosted backend where one is set", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ value: "" }) });
  vi.stubEnv("VITE_BACKEND_URL", "https://abcd.supabase.co");
  await sendAndWait(json({}), json({}));
  expect(Object.values(JSON.parse(String(getBody(0))))).not.toContain("");
  expect([...new URLSearchParams(String(getBody(1))).values()]).not.toContain("");
  for (const [url] of fetched.mock.calls) {
    expect(url).toBe("https://abcd.supabase.co/functions/v1/submit-contact");
  }
});

test.each([
  ["a call", 1, []],
  ["a plain post", 2, [breakOff]],
])("%s that is answered with faulty fields is not sent again", async (_way, times, before) => {
  const fields = [
    { field: "email", code: "invalid" },
    { field: "name", code: "a code that only the server knows" },
    { field: "sourcePage", code: "required" },
  ];
  const refused = refuse(400, { code: "invalid_fields", fields });
  expect(await sendAndWait(...before, refused)).toEqual({
    faults: { email: "invalid", name: "invalid" },
  });
  expect(fetched).toHaveBeenCalledTimes(times);
});

const respond =
  (body: BodyInit | null, status: number, type: string): Reply =>
  () =>
    new Response(body, { status, headers: { "content-type": type } });
const breakInBody: Reply = () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError("network")) }),
    { headers: { "content-type": "application/json" } },
  );
const otherId = "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c12";

test.each<[what: string, Reply, times: number]>([
  ["a flooded server", refuse(429, { code: "too_many_requests" }), 2],
  ["a broken server", refuse(500, { code: "internal" }), 2],
  ["a receipt with another status", json(receipt, 202), 2],
  ["another message's receipt", json({ ...receipt, submissionId: otherId }), 2],
  ["a broken connection", breakOff, 4],
  ["an answer that breaks off", breakInBody, 4],
  ["half a receipt", respond(JSON.stringify(receipt).slice(0, -9), 200, "application/json"), 4],
  ["a portal's page", respond("<h1>Sign in</h1>", 200, "text/html"), 4],
  ["a gateway", respond("", 502, ""), 4],
  ["a function that cannot store", refuse(503, { code: "unavailable" }), 4],
])("%s is no receipt; one that comes to a later attempt is", async (_what, reply, times) => {
  expect(await sendAndWait(reply)).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(times);
  fetched.mockReset();
  expect(await sendAndWait(reply, arrives)).toEqual(received);
});

test("offline, it waits, and goes on when the connection is back", async () => {
  navigator.onLine = false;
  const { answer, delays } = send(breakOff, arrives);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(delays).toEqual(["offline"]);
  navigator.onLine = true;
  connection.dispatchEvent(new Event("online"));
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(received);
});

test("stopped by the visitor, it waits for nothing", async () => {
  navigator.onLine = false;
  const { answer, stop } = send(breakOff);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  expect(await answer).toEqual({});
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("where no attempt ends by itself, each is given up after a time", async () => {
  const { answer } = send();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(2);
  for (const [, init] of fetched.mock.calls) expect(init?.signal?.aborted).toBe(true);
});
