import type { Submission } from "leads/fields";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callSubmitContact } from "./function-client.ts";

const submission: Submission = {
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  consent: true,
  sourcePage: "/contact/",
};

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
  fetched.mockResolvedValue(Response.json(body, { status }));

test("posts the submission to the site's own function with both key headers", async () => {
  answer(200, { id: "7K3QZ-M2X9A", status: "received" });
  expect(await callSubmitContact(submission)).toEqual({
    kind: "received",
    reference: "7K3QZ-M2X9A",
  });
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

test("sends no empty sign of a bot", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ value: "" }) });
  answer(200, {});
  expect(await callSubmitContact(submission)).toEqual({ kind: "received" });
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(Object.values(body)).not.toContain("");
});

test("posts to the hosted backend where one is set", async () => {
  vi.stubEnv("VITE_BACKEND_URL", "https://abcd.supabase.co");
  answer(200, {});
  await callSubmitContact(submission);
  expect(fetched.mock.calls[0]?.[0]).toBe("https://abcd.supabase.co/functions/v1/submit-contact");
});

test("names the fields that the server found faulty", async () => {
  const fields = [{ field: "email", code: "invalid" }];
  answer(400, { error: { code: "invalid_fields", message: "", fields } });
  expect(await callSubmitContact(submission)).toEqual({
    kind: "faulty",
    faults: { email: "invalid" },
  });
});

test.each([
  ["a fault of a field that the form does not show", 400, "invalid_fields", "refused"],
  ["an id that is taken", 409, "id_conflict", "conflict"],
  ["a flooded server", 429, "too_many_requests", "refused"],
  ["a broken server", 500, "internal", "refused"],
] as const)("%s: %s %s is %s", async (_case, status, code, kind) => {
  const fields =
    code === "invalid_fields" ? [{ field: "sourcePage", code: "required" }] : undefined;
  answer(status, { error: { code, message: "", fields } });
  expect(await callSubmitContact(submission)).toEqual({ kind });
});

test("an answer that is not the function's is a refusal", async () => {
  fetched.mockResolvedValue(new Response("<h1>Not Found</h1>", { status: 404 }));
  expect(await callSubmitContact(submission)).toEqual({ kind: "refused" });
});

test.each([502, 503, 504])("a gateway's %i may hide a call that arrived", async (status) => {
  fetched.mockResolvedValue(new Response("", { status }));
  expect(await callSubmitContact(submission)).toEqual({ kind: "unanswered" });
});

test("a broken connection may hide a call that arrived", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await callSubmitContact(submission)).toEqual({ kind: "unanswered" });
});
