import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { hashInlineScripts, hashInlineStyles } from "../../scripts/content-security.ts";
import { readHostedSite } from "../../scripts/hosting/hosted-site.ts";
import { getCacheControl } from "../../server/file-rules.ts";
import { applyHeaderRules, parseHeaderRules } from "./header-rules.ts";

const buildDir = resolve(import.meta.dirname, "../../build");
const site = readHostedSite(buildDir);
const pages = site.files.filter((file) => file.endsWith("index.html"));
const preview = "https://branch.site.pages.dev";

function read(host: string, file: string): string {
  return readFileSync(join(buildDir, "hosting", host, file), "utf8");
}

/** The policies that a page is under: of its header and, where it has one, of its own meta. */
function getPolicies(html: string, header: string | null): string[] {
  const meta = /<head[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html);
  return [header ?? "", ...(meta?.[1] ? [meta[1]] : [])];
}

test.each(["cloudflare-pages", "netlify"])("%s gets the whole site, and nothing else", (host) => {
  for (const file of [...site.files, "404.html", "blog/404.html"]) {
    expect([file, existsSync(join(buildDir, "hosting", host, file))]).toEqual([file, true]);
  }
  expect(existsSync(join(buildDir, "hosting", host, "index.html.br"))).toBe(false);
});

test.each(["cloudflare-pages", "netlify"])("%s redirects both spellings for good", (host) => {
  const lines = read(host, "_redirects").trim().split("\n");
  const expected = site.redirects.flatMap(({ from, to }) => [
    `${from} ${to} 301`,
    `${from}/ ${to} 301`,
  ]);
  expect(lines).toEqual(expected);
  expect(lines.length).toBeLessThanOrEqual(2_000);
});

test.each(["cloudflare-pages", "netlify"])(
  "%s sends the manifest's headers, and lets each page's own scripts run alone",
  (host) => {
    const rules = parseHeaderRules(read(host, "_headers"));
    const always = Object.entries(site.always);
    for (const file of [...pages, "404.html", "blog/404.html"]) {
      const html = read(host, file);
      const hashes = [...hashInlineScripts(html), ...hashInlineStyles(html)];
      const folder = file.replace(/\/?(?:index|404)\.html$/, "");
      const base = file.endsWith("404.html")
        ? `/${folder}/unknown`.replace("//", "/")
        : `/${folder}`;
      for (const path of new Set([base, base.replace(/\/?$/, "/")])) {
        const headers = applyHeaderRules(rules, site.origin + path);
        for (const [name, value] of always)
          expect([path, headers.get(name)]).toEqual([path, value]);
        const policies = getPolicies(html, headers.get("content-security-policy"));
        expect(policies[0]).toContain("frame-ancestors 'none'");
        // One header, not two joined: they would both rule.
        expect(policies[0]?.match(/default-src/g)).toHaveLength(1);
        expect(policies.some((policy) => !policy.includes("unsafe"))).toBe(true);
        for (const hash of hashes) {
          for (const policy of policies) {
            expect(policy.includes(hash) || policy.includes("'unsafe-inline'")).toBe(true);
          }
        }
      }
    }
  },
);

test("files are cached on Cloudflare Pages as on the site's own server", () => {
  const rules = parseHeaderRules(read("cloudflare-pages", "_headers"));
  for (const file of site.files) {
    const value = applyHeaderRules(rules, `${preview}/${file}`).get("cache-control");
    expect([file, value]).toEqual([file, getCacheControl(file)]);
  }
});

test("files with a hash in their name are cached for good on Netlify", () => {
  const rules = parseHeaderRules(read("netlify", "_headers"));
  for (const file of site.files.filter((name) => !getCacheControl(name).includes("no-cache"))) {
    const value = applyHeaderRules(rules, `${preview}/${file}`).get("cache-control");
    expect([file, value]).toEqual([file, getCacheControl(file)]);
  }
});

test("Cloudflare's limits hold, and search engines find the production host alone", () => {
  const text = read("cloudflare-pages", "_headers");
  const rules = parseHeaderRules(text);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2_000);
  const getRobots = (address: string) => applyHeaderRules(rules, address).get("x-robots-tag");
  expect(getRobots(`${site.origin}/about`)).toBeNull();
  expect(getRobots(`${preview}/about`)).toBe("noindex");
});

test("Cloudflare Pages finds a file for both spellings of a page", () => {
  for (const file of pages.filter((name) => name !== "index.html")) {
    expect(read("cloudflare-pages", file.replace("/index.html", ".html"))).toBe(
      read("cloudflare-pages", file),
    );
  }
});
