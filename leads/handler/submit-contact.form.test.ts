import { describe, expect, it } from "vitest";
import { createTestHandler, validInput } from "../../tests/leads/test-dependencies.ts";

const typed: [string, string][] = [
  ["submissionId", ""],
  ["name", "Jane O'Neill"],
  ["email", "jane@example.com"],
  ["company", ""],
  ["interests", "Planning"],
  ["interests", "Demo"],
  ["message", "Hello,\r\nwe run two sites."],
  ["consent", "yes"],
];

function change(...changes: [string, string][]): [string, string][] {
  const names = new Set(changes.map(([name]) => name));
  return [...typed.filter(([name]) => !names.has(name)), ...changes];
}

describe("the function, posted to by a form", () => {
  it("stores the lead and leads to the thank-you panel", async () => {
    const { deps, post } = createTestHandler();
    const response = await post(typed);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact/#thank-you");
    expect(deps.leads[0]?.submission).toEqual({
      submissionId: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
      name: "Jane O'Neill",
      email: "jane@example.com",
      interests: ["Planning", "Demo"],
      message: "Hello,\nwe run two sites.",
      consent: true,
      sourcePage: "/contact/",
    });
  });

  it("never shows a visitor a conflict", async () => {
    const { deps, post } = createTestHandler();
    const id: [string, string] = ["submissionId", validInput.submissionId];
    await post(change(id));
    const response = await post(change(id, ["name", "Jane"]));
    expect(response.status).toBe(303);
    expect(deps.leads).toHaveLength(2);
  });

  it("reads persona and campaign from the page's address, and no ad click", async () => {
    const { deps, post } = createTestHandler();
    const query = "persona=operations&utm_source=mail&utm_term=a%20b&gclid=g";
    const referer = `https://www.example.com/contact?${query}`;
    await post(typed, { referer });
    const { gclid, persona, sourcePage, utmSource, utmTerm } = deps.leads[0]?.submission ?? {};
    expect([sourcePage, persona, utmSource, utmTerm]).toEqual([
      "/contact",
      "operations",
      "mail",
      "a b",
    ]);
    expect(gclid).toBeUndefined();
  });

  describe("that accepts JSON alone, as the page's scripts send it", () => {
    const headers = { accept: "application/json" };
    const id: [string, string] = ["submissionId", validInput.submissionId];

    it("answers with the receipt, under the key's call as well: one lead", async () => {
      const { call, deps, post } = createTestHandler();
      const said = { name: "Jane", email: "jane@example.com", message: "Two\nlines" };
      await call({ ...said, interests: ["Demo", "Planning"] });
      const repeated = change(id, ["name", "Jane"], ["message", "Two\r\nlines"]);
      const response = await post(repeated, headers);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        id: deps.leads[0]?.id,
        status: "received",
        submissionId: validInput.submissionId,
      });
      expect(deps.leads).toHaveLength(1);
    });

    it("names what is faulty, and what keeps it from being stored", async () => {
      const { deps, post } = createTestHandler({ storeError: new Error("disk full") });
      const faulty = await post(change(["email", "jane@"]), headers);
      expect(faulty.status).toBe(400);
      expect(await faulty.json()).toMatchObject({
        error: { code: "invalid_fields", fields: [{ field: "email", code: "invalid" }] },
      });
      const unstored = await post(typed, headers);
      expect(unstored.status).toBe(503);
      expect(await unstored.json()).toMatchObject({ error: { code: "unavailable" } });
      expect(deps.rendered).toEqual([]);
    });
  });
});
