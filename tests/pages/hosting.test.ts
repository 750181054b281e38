import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { describe, expect, test } from "vitest";
import { hashInline } from "../../build-site/finish-build.ts";
import { getSharedPolicy, readHostedSite } from "../../build-site/hosting/write-hosting.ts";
import { isSitePage } from "../../server/file-rules.ts";

const buildDir = resolve(import.meta.dirname, "../../build/current");
const site = readHostedSite(buildDir);
const pages = site.files.filter((file) => file.endsWith("index.html"));

describe.each(["cloudflare-pages", "netlify"])("the folder for %s", (host) => {
  const folder = join(buildDir, "hosting", host);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const rules = read("_headers");

  test("has the whole site and nothing compressed", () => {
    const missing = [...site.files, "404.html", "blog/404.html"].filter(
      (file) => !existsSync(join(folder, file)),
    );
    expect(missing).toEqual([]);
    expect(existsSync(join(folder, "index.html.br"))).toBe(false);
  });

  test("redirects both spellings of every old address, and capitals as far as the host's rules can", () => {
    const expected = site.redirects.flatMap(({ from, to }) => [
      `${from} ${to} 301`,
      `${from}/ ${to} 301`,
    ]);
    const lines = read("_redirects").trim().split("\n");
    expect(lines.slice(0, expected.length)).toEqual(expected);
    expect(lines.length).toBeLessThanOrEqual(2000);
    // A host that compared without case would go in a circle.
    const froms = lines.map((line) => line.split(" ")[0] ?? "");
    expect(new Set(froms).size).toBe(froms.length);
    const hidden = pages.map((page) => `/${page.replace(/\/?index\.html$/, "")}`);
    expect(hidden.filter((page) => froms.includes(page))).toEqual([]);
  });

  test("allows each page its own scripts and styles in the page, the rest in the header", () => {
    const header = getSharedPolicy(Object.values(site.headers.policies));
    expect(rules).toContain(`content-security-policy: ${header}\n`);
    expect(header).toContain("frame-ancestors 'none'");
    for (const [file, policy] of Object.entries(site.headers.policies)) {
      const html = read(file);
      const [, meta = ""] =
        /<head[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
      // Browsers enforce both.
      const both = new Set([...header.split("; "), ...meta.split("; ")]);
      expect([file, both]).toEqual([file, new Set(policy.split("; "))]);
      if (isSitePage(file))
        expect([file, meta]).not.toEqual([file, expect.stringContaining("unsafe")]);
      const { scripts, styles } = hashInline(html);
      for (const hash of [...scripts, ...styles]) {
        expect([file, meta]).toEqual([file, expect.stringContaining(hash)]);
      }
    }
  });

  test("sends the manifest's headers, and caches hashed files for good", () => {
    for (const [name, value] of Object.entries(site.headers.always)) {
      expect(rules).toContain(`  ${name}: ${value}\n`);
    }
    const assets = rules.slice(rules.indexOf("\n/assets/*\n"));
    expect(assets).toMatch(/^\n\/assets\/\*\n(?: {2}! cache-control\n)? {2}cache-control: .*immut/);
  });
});

describe("Netlify's own parsers", () => {
  const folder = join(buildDir, "hosting/netlify");
  const netlifyConfigPath = resolve(buildDir, "../../netlify.toml");

  test("take every redirect, then the not-found page of each folder that has one", async () => {
    const { errors, redirects } = (await parseAllRedirects({
      redirectsFiles: [join(folder, "_redirects")],
      netlifyConfigPath,
      configRedirects: [],
      minimal: true,
    })) as { errors: Error[]; redirects: { from: string; to: string; status: number }[] };
    expect(errors).toEqual([]);
    const found = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
    const moved = redirects.findIndex(({ status }) => status !== 301);
    expect(moved).toBeGreaterThanOrEqual(site.redirects.length * 2);
    const notFound = globSync("*/**/404.html", { cwd: folder }).map((file) => {
      const own = `/${file.replaceAll("\\", "/").replace("/404.html", "")}`;
      return `${own}/* ${own}/404.html 404`;
    });
    expect(notFound).toContain("/blog/* /blog/404.html 404");
    expect(found.slice(moved).sort()).toEqual(notFound.sort());
    const depths = redirects.slice(moved).map(({ from }) => from.split("/").length);
    expect(depths).toEqual(depths.toSorted((one, other) => other - one));
  });

  test("take every header", async () => {
    const { errors, headers } = await parseAllHeaders({
      headersFiles: [join(folder, "_headers")],
      netlifyConfigPath,
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.find((rule) => rule.for === "/*")?.values).toMatchObject(site.headers.always);
  });
});

test("the edge function gets this build's manifest, which makes the build no older", () => {
  const folder = resolve(buildDir, "../../leads/supabase/functions/submit-contact");
  const copy = join(folder, "site-manifest.json");
  const read = (file: string) => readFileSync(file, "utf8");
  expect(read(copy)).toBe(read(join(buildDir, "site-manifest.json")));
  const built = statSync(join(buildDir, ".settings")).mtimeMs;
  for (const path of [copy, folder]) expect(statSync(path).mtimeMs).toBeLessThan(built);
});

test("Cloudflare Pages: its limits, both spellings, search engines at the production host alone", () => {
  const folder = join(buildDir, "hosting/cloudflare-pages");
  const lines = readFileSync(join(folder, "_headers"), "utf8").split("\n");
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
  expect(lines).toContain("  x-robots-tag: noindex");
  const production = lines.indexOf(`https://${new URL(site.origin).host}/*`);
  expect(lines[production + 1]).toBe("  ! x-robots-tag");
  for (const file of pages.filter((name) => name !== "index.html")) {
    expect(existsSync(join(folder, file.replace("/index.html", ".html")))).toBe(true);
  }
});
