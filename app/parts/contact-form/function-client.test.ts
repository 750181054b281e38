import type { Submission } from "leads/fields";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callSubmitContact, postSubmitContact } from "./function-client.ts";

const submission: Submission = {
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  interests: ["Planning", "Demo"],
  consent: true,
  sourcePage: "/contact/",
};
const receipt = {
  id: "7K3QZ-M2X9A",
  status: "received",
  submissionId: submission.submissionId,
};
const received = { kind: "received", reference: receipt.id };

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("window", { location: { origin: "https://www.site.example" } });
  vi.stubGlobal("document", { querySelector: () => ({ value: "typed into the honeypot" }) });
  vi.stubEnv("VITE_BACKEND_KEY", "public-key");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockReset();
});

const answer = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

const { signal } = new AbortController();
const ways = [
  ["a call", () => callSubmitContact(submission, signal)],
  ["a plain post", () => postSubmitContact(submission, signal)],
] as const;

test("calls the site's own function with both key headers", async () => {
  answer(200, receipt);
  expect(await callSubmitContact(submission, signal)).toEqual(received);
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

test("posts the same plainly, without a header that anything could refuse", async () => {
  answer(200, receipt);
  expect(await postSubmitContact(submission, signal)).toEqual(received);
  const [url, init] = fetched.mock.calls[0] ?? [];
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

test("sends no empty sign of a bot", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ value: "" }) });
  answer(200, receipt);
  expect(await callSubmitContact(submission, signal)).toEqual(received);
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(Object.values(body)).not.toContain("");
});

describe.each(ways)("%s", (_way, send) => {
  test("goes to the hosted backend where one is set", async () => {
    vi.stubEnv("VITE_BACKEND_URL", "https://abcd.supabase.co");
    answer(200, receipt);
    await send();
    expect(fetched.mock.calls[0]?.[0]).toBe("https://abcd.supabase.co/functions/v1/submit-contact");
  });

  test("names the fields that the server found faulty", async () => {
    const fields = [{ field: "email", code: "invalid" }];
    answer(400, { error: { code: "invalid_fields", message: "", fields } });
    expect(await send()).toEqual({ kind: "faulty", faults: { email: "invalid" } });
  });

  test.each([
    [
      "a fault that only the server knows",
      { code: "invalid_fields", fields: [{ field: "email", code: "mx" }] },
      { kind: "faulty", faults: { email: "invalid" } },
    ],
    ["a code of another function", { code: "bad_request" }, { kind: "refused" }],
    ["no code", "Bad request", { kind: "refused" }],
  ])("is answered by a refusal with %s, and not sent another way", async (_case, error, result) => {
    answer(400, { error });
    expect(await send()).toEqual(result);
  });

  test.each([
    ["a fault of a field that the form does not show", 400, "invalid_fields", "refused"],
    ["an id that is taken", 409, "id_conflict", "conflict"],
    ["a flooded server", 429, "too_many_requests", "refused"],
    ["a broken server", 500, "internal", "refused"],
    ["a key that did not arrive", 401, "unauthorized", "blocked"],
    ["a method that was changed", 405, "method_not_allowed", "blocked"],
    ["a content type that was changed", 415, "unsupported_media_type", "blocked"],
    ["a body that was changed", 400, "malformed_body", "blocked"],
    ["a gateway's own refusal", 403, "forbidden", "blocked"],
  ] as const)("%s: %s %s is %s", async (_case, status, code, kind) => {
    const fields =
      code === "invalid_fields" ? [{ field: "sourcePage", code: "required" }] : undefined;
    answer(status, { error: { code, message: "", fields } });
    expect(await send()).toEqual({ kind });
  });

  const page = { "content-type": "text/html" };
  const json = { "content-type": "application/json" };
  test.each<[string, BodyInit | null, ResponseInit]>([
    ["a page", "<h1>Sign in</h1>", { headers: page }],
    ["a page that calls itself JSON", "<h1>Sign in</h1>", { headers: json }],
    ["a receipt that calls itself a page", JSON.stringify(receipt), { headers: page }],
    ["a receipt with another status", JSON.stringify(receipt), { status: 202, headers: json }],
    ["half a receipt", JSON.stringify(receipt).slice(0, -9), { headers: json }],
    ["nothing", "", {}],
    ["nothing, as JSON", "", { headers: json }],
    ["no content", null, { status: 204 }],
    ["a page of a proxy", "<h1>Forbidden</h1>", { status: 403, headers: page }],
    ["a missing page", "<h1>Not Found</h1>", { status: 404, headers: page }],
    ["another server's fault", "<h1>Oops</h1>", { status: 500, headers: page }],
    ...[
      { ok: true },
      { ...receipt, submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c12" },
      { ...receipt, submissionId: undefined },
      { ...receipt, id: 7 },
      { ...receipt, id: "<h1>" },
      { ...receipt, status: "queued" },
      { ...receipt, error: null },
      { ...receipt, error: { code: "internal", message: "" } },
      { error: { code: "internal", message: "" } },
      { data: receipt },
      submission,
      [receipt],
      null,
      "received",
    ].map((body): [string, string, ResponseInit] => [
      JSON.stringify(body),
      JSON.stringify(body),
      { headers: json },
    ]),
  ])("takes %s for no receipt", async (_case, body, init) => {
    fetched.mockImplementation(async () => new Response(body, init));
    expect(await send()).toEqual({ kind: "blocked" });
  });

  test.each([502, 503, 504])("a gateway's %i may hide one that arrived", async (status) => {
    fetched.mockImplementation(async () => new Response("", { status }));
    expect(await send()).toEqual({ kind: "unanswered" });
  });

  test("a broken connection may hide one that arrived", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await send()).toEqual({ kind: "unanswered" });
  });

  test("so may an answer that breaks off", async () => {
    const body = () =>
      new ReadableStream({ start: (controller) => controller.error(new TypeError("network")) });
    fetched.mockImplementation(async () => new Response(body(), { headers: json }));
    expect(await send()).toEqual({ kind: "unanswered" });
  });
});
