import { expect, test } from "vitest";
import type { HostedSite } from "./hosted-site.ts";
import { planPolicies } from "./page-policies.ts";

function buildPolicy(...hashes: string[]): string {
  const sources = hashes.map((hash) => ` 'sha256-${hash}'`).join("");
  return `default-src 'none'; script-src 'self'${sources}; frame-ancestors 'none'`;
}

function buildSite(articles: number): HostedSite {
  const slugs = Array.from({ length: articles }, (_, index) => `blog/article-${index}`);
  const entries = ["about", ...slugs].map((path) => [`${path}/index.html`, buildPolicy("a", path)]);
  const policies = Object.fromEntries([
    ["index.html", buildPolicy("a", "home")],
    ["404.html", buildPolicy("a", "404")],
    ["blog/404.html", buildPolicy("a", "blog404")],
    ...entries,
  ]);
  return { origin: "https://www.example.com", redirects: [], always: {}, files: [], policies };
}

test("a policy that fits is shared by all pages", () => {
  const plan = planPolicies(buildSite(1), { length: 400, patterns: 10 });
  const hashes = ["a", "home", "404", "blog404", "about", "blog/article-0"];
  expect(plan).toEqual({ kind: "shared", policy: buildPolicy(...hashes) });
});

test("else each page has its own, together with that of the 404 page that may answer there", () => {
  const plan = planPolicies(buildSite(1), { length: 130, patterns: 10 });
  expect(plan).toEqual({
    kind: "by address",
    policy: buildPolicy("a", "404"),
    patterns: [
      ["/", buildPolicy("a", "home")],
      ["/about*", buildPolicy("a", "about", "404")],
      ["/blog/article-0*", buildPolicy("a", "blog/article-0", "404", "blog404")],
    ],
  });
});

test("with more pages than a host takes rules, each page carries its policy itself", () => {
  const plan = planPolicies(buildSite(5_000), { length: 2_000, patterns: 80 });
  if (plan.kind !== "in pages") throw new Error(plan.kind);
  expect(plan.policy).toBe(
    "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(plan.metas.size).toBe(5_004);
  expect(plan.metas.get("about/index.html")).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-about'",
  );
});
