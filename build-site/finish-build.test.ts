import { expect, test } from "vitest";
import { buildPolicy, buildSecurityTxt, hashInline } from "./finish-build.ts";

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

test("an inline script is allowed by its hash", () => {
  // Known answer: sha256 of "alert(1)".
  expect(hashInline("<script>alert(1)</script>").scripts).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

test("a hosted backend may be called and posted to, by its origin", () => {
  const policy = buildPolicy("<p>", { backendUrl: "https://abcd.supabase.co/base" });
  expect(policy).toContain("connect-src 'self' https://abcd.supabase.co;");
  expect(policy).toContain("form-action 'self' https://abcd.supabase.co;");
});

test("without a setting, nothing but the site itself is reached", () => {
  const policy = buildPolicy("<script>a()</script>", { backendUrl: "" });
  expect(policy.replace(/'sha256-[^']+'/, "HASH").split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' HASH",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("the analytics service may be called, and nothing of it loaded", () => {
  const analytics = { domain: "example.com", endpoint: "https://plausible.io/api/event" };
  const policy = buildPolicy("<p>", { backendUrl: "", analytics });
  expect(policy).toContain("connect-src 'self' https://plausible.io/api/event;");
  expect(policy).toContain("script-src 'self';");
});

test("a style in a picture is hashed as browsers read it", () => {
  const { styles } = hashInline("<style>a{}</style><svg><style>&amp;&lt;</style></svg>");
  expect(styles).toEqual(hashInline("<style>&<</style><style>a{}</style>").styles);
});
