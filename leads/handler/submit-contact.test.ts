import { describe, expect, it, vi } from "vitest";
import { createTestHandler, validInput } from "../../tests/leads/test-dependencies.ts";

async function getError(response: Response) {
  return ((await response.json()) as { error: Record<string, unknown> }).error;
}

describe("the function, called with JSON", () => {
  it("stores a lead with one mail, and returns its id", async () => {
    const { call, deps } = createTestHandler();
    const response = await call();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [lead] = deps.leads;
    expect(await response.json()).toEqual({
      id: lead?.id,
      status: "received",
      submissionId: lead?.submission.submissionId,
    });
    expect(lead?.id).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
    expect(lead?.receivedAt).toBe("2026-11-20T10:00:00.000Z");
    expect(lead?.submission).toEqual(validInput);
    const { id, messageId } = deps.deliveries[0] ?? {};
    expect(messageId).toBe(`<${id}@www.example.com>`);
  });

  it.each([
    ["nothing that is optional", {}],
    [
      "empty optional fields",
      { company: "", role: null, interests: null, message: " ", utmTerm: "", interest: "Demo" },
    ],
    ["other types where nobody fills in", { submissionId: 5, sourcePage: {}, utmSource: [] }],
  ])("takes the specification's fields alone, with %s, once", async (_, changes) => {
    const { deps, call } = createTestHandler();
    const { email, name } = validInput;
    const specified = JSON.stringify({ name, email, consent: true, ...changes });
    const answers = [await call(specified), await call(specified)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [lead] = deps.leads;
    expect(deps.leads).toHaveLength(1);
    expect(lead?.inQuarantine).toBe(false);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({ id: lead?.id, status: "received" });
    }
    const { submissionId: __, ...kept } = lead?.submission ?? {};
    expect(kept).toEqual({ name, email, consent: true, sourcePage: "/contact/" });
  });

  it("names faulty fields", async () => {
    const { call, deps } = createTestHandler();
    const response = await call({ email: "x", consent: false });
    expect(response.status).toBe(400);
    expect(await getError(response)).toEqual({
      code: "invalid_fields",
      message: expect.any(String),
      fields: [
        { field: "email", code: "invalid" },
        { field: "consent", code: "required" },
      ],
    });
    expect(deps.leads).toHaveLength(0);
  });

  it("reveals nothing of what went wrong inside, and logs no personal data", async () => {
    const storeError = new Error(`disk full at ${validInput.email}`);
    const { call, deps } = createTestHandler({ storeError });
    const response = await call();
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('"unavailable"');
    expect(text).not.toContain("disk full");
    expect(deps.logged).toHaveLength(1);
    expect(deps.logged.join()).not.toContain(validInput.email);
  });
});

describe("CORS", () => {
  const origin = "https://www.example.com";

  const preflight = (asking: string) =>
    createTestHandler().send({ method: "OPTIONS", headers: { origin: asking } });

  it("grants a preflight to an allowed origin", async () => {
    const { headers, status } = await preflight(origin);
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
      vary: "Origin",
    });
  });

  it.each(["null", "https://www.example.com.evil.io"])("grants %s nothing", async (other) => {
    const { headers } = await preflight(other);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("vary")).toBe("Origin");
  });
});

it("keeps which words were agreed to, and the words themselves", async () => {
  const agree = async (agreement: string) => {
    const { call, deps } = createTestHandler();
    const [page] = deps.settings.contactPages;
    deps.settings.contactPages = [{ ...page, agreement }];
    const save = vi.spyOn(deps.store, "saveLead");
    await call();
    const [lead, , kept] = save.mock.calls[0] ?? [];
    expect(kept).toEqual({ hash: lead?.agreementHash, text: agreement });
    return lead?.agreementHash;
  };
  const hash = await agree("I agree. Notice");
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(await agree("I agree. Notice")).toBe(hash);
  expect(await agree("I agree. Other notice")).not.toBe(hash);
});

/** What a form without scripts posts. */
const form = {
  name: validInput.name,
  email: validInput.email,
  sourcePage: validInput.sourcePage,
  consent: "yes",
};

describe("the public key", () => {
  it("may come as bearer token alone, as gateways rewrite it, and is not asked of a form post", async () => {
    const { post, send } = createTestHandler();
    const headers = { "content-type": "application/json", authorization: "Bearer public" };
    const call = { method: "POST", body: JSON.stringify(validInput), headers };
    expect((await send(call)).status).toBe(200);
    expect((await post(form)).status).toBe(303);
  });
});
