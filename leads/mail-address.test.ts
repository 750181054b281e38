import { describe, expect, it } from "vitest";
import { cleanAddress, isMailbox, parsePublicAddress, toAsciiMailbox } from "./mail-address.ts";

const long = "x".repeat(64);

describe("an address on the internet", () => {
  it.each([
    ["jane@example.com", "jane@example.com"],
    ["o'neill+x@example.co.uk", "o'neill+x@example.co.uk"],
    ["info@müller.example", "info@xn--mller-kva.example"],
    ["ja\u200Bne@exam\u00ADple.com", "jane@example.com"],
    [`${long}@example.com`, `${long}@example.com`],
  ])("%j is %j", (typed, address) => {
    expect(parsePublicAddress(typed)).toBe(address);
    expect(parsePublicAddress(address)).toBe(address);
  });

  it.each([
    "",
    "=?utf-8?q?eve=40evil.example=2Cx?=@example.com",
    "jane",
    "a@b",
    "jane@example.com.",
    "ja ne@example.com",
    "jane@192.0.2.1",
    "jane@example.com,bo@example.com",
    "jürgen@example.com",
    `x${long}@example.com`,
    `a@${"abcdefg.".repeat(32)}com`,
  ])("%j is none", (typed) => expect(parsePublicAddress(typed)).toBeUndefined());
});

describe("what a visitor pasted", () => {
  it.each([
    "\ufeffja\u00adna@plant.example",
    "MAILTO:jana@plant.example?subject=A%20visit",
    '"Hoffmann, Jana" <mailto:jana@plant.example> ',
  ])("%j has an address in it", (pasted) => {
    expect(cleanAddress(pasted)).toBe("jana@plant.example");
  });

  it.each(["jana", "a<b", "jana@", "", "jana@plant.example, omar@plant.example"])(
    "%j stays for the visitor to see",
    (typed) => expect(cleanAddress(typed)).toBe(typed),
  );
});

describe("a mailbox of the settings", () => {
  it.each([
    ["Website <web@Müller.example>", "Website <web@xn--mller-kva.example>"],
    [" web@müller.example ", "web@xn--mller-kva.example"],
    ["sales@localhost", "sales@localhost"],
  ])("%j is %j", (typed, mailbox) => {
    expect([isMailbox(typed), toAsciiMailbox(typed)]).toEqual([true, mailbox]);
  });

  it.each(["Website <web>", "a@b.co; c@d.co", "two\nlines"])("%j is none", (typed) =>
    expect(isMailbox(typed)).toBe(false),
  );
});
