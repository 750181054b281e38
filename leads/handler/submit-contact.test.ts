import { describe, expect, it } from "vitest";
import { createTestDependencies, validInput } from "../../tests/leads/test-dependencies.ts";
import { bodyLimit } from "./read-body.ts";
import { createSubmitContact } from "./submit-contact.ts";

const address = "https://www.example.com/functions/v1/submit-contact";

function buildCall(body: BodyInit, init: RequestInit = {}): Request {
  return new Request(address, {
    method: "POST",
    body,
    ...init,
    headers: { "content-type": "application/json", apikey: "public", ...init.headers },
  });
}

const validBody = JSON.stringify(validInput);

async function getError(response: Response) {
  return ((await response.json()) as { error: Record<string, unknown> }).error;
}

describe("the function, called with JSON", () => {
  it("stores a lead with one mail, and returns its id", async () => {
    const deps = createTestDependencies();
    const response = await createSubmitContact(deps)(buildCall(validBody));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [lead] = deps.leads;
    expect(await response.json()).toEqual({ id: lead?.id, status: "received" });
    expect(lead?.id).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
    expect(lead?.receivedAt).toBe("2026-11-20T10:00:00.000Z");
    expect(lead?.submission).toEqual(validInput);
    const { id, messageId } = deps.deliveries[0] ?? {};
    expect(messageId).toBe(`<${id}@www.example.com>`);
  });

  it("makes one lead of a message sent again from another page of the visit", async () => {
    const deps = createTestDependencies();
    const submit = createSubmitContact(deps);
    await submit(buildCall(validBody));
    const again = { ...validInput, previousPage: "/about/", utmSource: "letter" };
    const response = await submit(buildCall(JSON.stringify(again)));
    expect(response.status).toBe(200);
    expect(deps.leads).toHaveLength(1);
  });

  it("names faulty fields", async () => {
    const deps = createTestDependencies();
    const body = JSON.stringify({ ...validInput, email: "x", consent: false });
    const response = await createSubmitContact(deps)(buildCall(body));
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

  it.each(["", "{", "null", "[]", '"text"', "[[[["])(
    "calls the body %j malformed, however deep",
    async (start) => {
      const body = start === "[[[[" ? "[".repeat(bodyLimit) : start;
      const submit = createSubmitContact(createTestDependencies());
      const response = await submit(buildCall(body));
      expect(response.status).toBe(400);
      expect((await getError(response)).code).toBe("malformed_body");
    },
  );

  it("counts a stream without a length and stops at the limit", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const submit = createSubmitContact(createTestDependencies());
    const init = { duplex: "half" } as RequestInit;
    const response = await submit(buildCall(body, init));
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(40);
  });

  it("reveals nothing of what went wrong inside, and logs no personal data", async () => {
    const storeError = new Error(`disk full at ${validInput.email}`);
    const deps = createTestDependencies({ storeError });
    const response = await createSubmitContact(deps)(buildCall(validBody));
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

  it("grants a preflight to an allowed origin", async () => {
    const submit = createSubmitContact(createTestDependencies());
    const init = { method: "OPTIONS", headers: { origin } };
    const { headers, status } = await submit(new Request(address, init));
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-methods")).toContain("POST");
    expect(headers.get("access-control-allow-headers")).toBe(
      "authorization, x-client-info, apikey, content-type",
    );
    expect(headers.get("vary")).toBe("Origin");
  });

  it.each(["https://evil.example", "null", "https://www.example.com.evil.io"])(
    "grants %s nothing",
    async (other) => {
      const submit = createSubmitContact(createTestDependencies());
      const init = { method: "OPTIONS", headers: { origin: other } };
      const { headers } = await submit(new Request(address, init));
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("vary")).toBe("Origin");
    },
  );
});
