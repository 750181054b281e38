import { expect, test } from "vitest";
import { buildSecurityTxt } from "./finish-build.ts";

const site = { origin: "https://www.example.com", mailboxes: { security: "s@example.com" } };

test("names contact, canonical address and an end within a year, the same all day", () => {
  const text = buildSecurityTxt(site, new Date("2026-03-01T23:59:59.999Z"));
  expect(text).toBe(
    [
      "Contact: mailto:s@example.com",
      "Expires: 2027-02-24T00:00:00Z",
      "Preferred-Languages: en, de",
      "Canonical: https://www.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(buildSecurityTxt(site, new Date("2026-03-01T00:00:00Z"))).toBe(text);
});
