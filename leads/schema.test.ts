import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validInput } from "../tests/leads/test-dependencies.ts";
import { fields, interestOptions } from "./fields.ts";
import { parseSubmission } from "./schema.ts";

function parseWith(changes: Record<string, unknown>) {
  return parseSubmission({ ...validInput, ...changes });
}

function getValue(changes: Record<string, unknown>) {
  const parsed = parseWith(changes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

function getFaults(changes: Record<string, unknown>) {
  const parsed = parseWith(changes);
  return parsed.ok ? [] : parsed.faults;
}

describe("parseSubmission", () => {
  it("composes, trims and strips what nobody can see", () => {
    const name = " \u202EZoe\u0308\u0000\r\nBcc: x\u2066\u0007 ";
    expect(getValue({ name }).name).toBe("Zo\u00EB Bcc: x");
    expect(getValue({ message: "a\r\nb\u0000\u200Fc\td" }).message).toBe("a\nbc\td");
    expect(getValue({ name: "x\uD800" }).name).toBe("x\uFFFD");
    expect(getValue({ name: "x\uFFFE\u{10FFFF}" }).name).toBe("x\uFFFD\uFFFD");
  });

  it("names what is missing, in the form's order", () => {
    expect(parseSubmission({})).toEqual({
      ok: false,
      faults: [
        { field: "submissionId", code: "required" },
        { field: "name", code: "required" },
        { field: "email", code: "required" },
        { field: "consent", code: "required" },
        { field: "sourcePage", code: "required" },
      ],
    });
    expect(parseSubmission(null)).toEqual(parseSubmission({}));
  });

  it.each([
    ["name", "\u0000 \u202E", "required"],
    ["name", 5, "invalid"],
    ["email", "jane@example.com\nBcc: a@b.co", "invalid"],
    ["consent", "yes", "invalid"],
    ["interests", ["Planning", "Gossip"], "invalid"],
    ["submissionId", "1", "invalid"],
  ])("refuses %s %j as %s", (field, value, code) => {
    expect(getFaults({ [field]: value })).toEqual([{ field, code }]);
  });

  it.each(["name", "email", "company", "role", "message"] as const)("caps %s", (field) => {
    const limit = fields[field].limit;
    const filler = field === "email" ? "@x.example.com" : "";
    const longest = filler.padStart(limit, "x");
    const faults = getFaults({ [field]: `x${longest}` });
    expect(faults).toEqual([{ field, code: "too_long" }]);
    if (field !== "email") expect(getFaults({ [field]: longest })).toEqual([]);
  });

  it("keeps an address as it leaves the house", () => {
    expect(getValue({ email: " Info\u200B@MÜLLER.de " }).email).toBe("Info@xn--mller-kva.de");
    expect(getValue({ email: "Jane <mailto:jane@MÜLLER.de>" }).email).toBe("jane@xn--mller-kva.de");
  });

  it("cuts what the page adds by itself", () => {
    const long = `${"x".repeat(fields.utmTerm.limit - 1)}😀`;
    expect(getValue({ utmTerm: long }).utmTerm).toHaveLength(fields.utmTerm.limit);
  });

  it.each([
    ["landingPage", "https://evil.example/"],
    ["persona", "admin"],
    ["referrerHost", "news.example/story"],
    ["gclid", "x".repeat(201)],
    ["msclkid", { toString: "x" }],
  ])("drops %s %j instead of refusing the submission", (field, value) => {
    expect(getValue({ [field]: value })).toEqual(validInput);
  });

  it("orders interests and drops repeats", () => {
    const interests = ["Other", "Demo", "Other"];
    expect(getValue({ interests }).interests).toEqual(["Demo", "Other"]);
    expect(interestOptions).toHaveLength(13);
  });

  it("never throws, and accepts its own output unchanged", () => {
    const point = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0, max: 0x10ffff }),
    );
    // Halves of characters included; fast-check's own `binary` takes a second to make.
    const text = fc
      .array(point, { maxLength: 300 })
      .map((points) => String.fromCodePoint(...points));
    const input = fc.record({
      name: text,
      email: fc.oneof(text, fc.emailAddress()),
      company: text,
      message: text,
      interests: fc.anything(),
      utmSource: text,
    });
    fc.assert(
      fc.property(fc.oneof(input, fc.anything()), (changes) => {
        parseSubmission(changes);
        const parsed = parseWith(Object(changes));
        if (parsed.ok) expect(parseSubmission(parsed.value)).toEqual(parsed);
      }),
    );
  });
});
