import { describe, expect, it, vi } from "vitest";
import { createTestHandler, validForm, validInput } from "../../tests/leads/test-dependencies.ts";

/** As the page's scripts post a form where a call with headers does not get through. */
const asScript = { accept: "application/json" };

describe("the function, called with JSON", () => {
  it.each([
    {},
    { company: " ", role: null, interests: null, message: "", utmTerm: "", interest: "Demo" },
    // Of other types, where nobody fills in.
    { submissionId: 5, sourcePage: {}, interests: [], utmSource: [] },
  ])("takes the specification's fields alone, with %o, once", async (changes) => {
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
    const { submissionId: _, ...kept } = lead?.submission ?? {};
    expect(kept).toEqual({ name, email, consent: true, sourcePage: "/contact/" });
  });

  it("names faulty fields, also to a form", async () => {
    const { call, deps, post } = createTestHandler();
    const answers = [
      await call({ email: "x", consent: false }),
      await post({ ...validForm, email: "x", consent: "" }, asScript),
    ];
    const fields = [
      { field: "email", code: "invalid" },
      { field: "consent", code: "required" },
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "no-store"]);
      const error = { code: "invalid_fields", message: expect.any(String), fields };
      expect(await answer.json()).toEqual({ error });
    }
    expect([deps.leads, deps.rendered]).toEqual([[], []]);
  });

  it("reveals nothing of what went wrong inside, and logs no personal data", async () => {
    const { call, deps, post } = createTestHandler();
    const fault = new Error(`disk full at ${validInput.email}`);
    deps.store.saveLead = () => Promise.reject(fault);
    for (const answer of [await call(), await post(validForm, asScript)]) {
      expect(answer.status).toBe(503);
      const text = await answer.text();
      expect(text).toContain('"unavailable"');
      expect(text).not.toContain("disk full");
    }
    expect(deps.logged).toHaveLength(2);
    expect(deps.logged.join()).not.toContain(validInput.email);
  });
});

describe("the function, posted to by a form", () => {
  it("stores the lead and leads to the thank-you panel", async () => {
    const { deps, post } = createTestHandler();
    const typed: [string, string][] = [
      ...Object.entries({ ...validForm, submissionId: "", company: "", sourcePage: "" }),
      ["interests", "Planning"],
      ["interests", "Demo"],
      ["message", "Hello,\r\nwe run two sites."],
    ];
    const response = await post(typed);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact/#thank-you");
    expect(deps.leads[0]?.submission).toEqual({
      ...validInput,
      submissionId: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
      interests: ["Planning", "Demo"],
      message: "Hello,\nwe run two sites.",
    });
  });

  it("never shows a visitor a conflict", async () => {
    const { deps, post } = createTestHandler();
    const { submissionId } = validInput;
    await post({ ...validForm, submissionId });
    expect((await post({ ...validForm, submissionId, name: "Jane" })).status).toBe(303);
    expect(deps.leads).toHaveLength(2);
  });

  it("reads persona and campaign from the page's address, and no ad click", async () => {
    const { deps, post } = createTestHandler();
    const query = "persona=operations&utm_source=mail&utm_term=a%20b&gclid=g";
    const { sourcePage: _, ...typed } = validForm;
    await post(typed, { referer: `https://www.example.com/contact?${query}` });
    const { gclid, ...kept } = deps.leads[0]?.submission ?? {};
    const added = { persona: "operations", utmSource: "mail", utmTerm: "a b" };
    expect(kept).toMatchObject({ ...added, sourcePage: "/contact" });
    expect(gclid).toBeUndefined();
  });

  it("answers the page's scripts with the receipt, under the key's call as well: one lead", async () => {
    const { call, deps, post } = createTestHandler();
    const said = { name: "Jane", message: "Two\nlines" };
    await call(said);
    const { submissionId } = validInput;
    const repeated = { ...validForm, ...said, message: "Two\r\nlines", submissionId };
    const response = await post(repeated, asScript);
    expect(response.status).toBe(200);
    const [{ id } = { id: "" }] = deps.leads;
    expect(await response.json()).toEqual({ id, status: "received", submissionId });
    expect(deps.leads).toHaveLength(1);
  });
});

it.each([
  ["https://www.example.com", "https://www.example.com"],
  ["null", null],
  ["https://www.example.com.evil.io", null],
])("to a preflight of %s, grants %s the call", async (origin, granted) => {
  const { headers, status } = await createTestHandler().send({
    method: "OPTIONS",
    headers: { origin },
  });
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, granted]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-methods": expect.stringContaining("POST"),
    "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
    vary: "Origin",
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

it("takes the public key as bearer token alone, too, as gateways rewrite it", async () => {
  const headers = { "content-type": "application/json", authorization: "Bearer public" };
  const call = { method: "POST", body: JSON.stringify(validInput), headers };
  expect((await createTestHandler().send(call)).status).toBe(200);
});
