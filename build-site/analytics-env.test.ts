import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseAnalyticsEnv, writeAnalyticsMeta } from "./analytics-env.ts";

const plausible = { VITE_PLAUSIBLE_DOMAIN: "example.com" };

test("nothing is set up by default", () => {
  expect(parseAnalyticsEnv({ VITE_PLAUSIBLE_DOMAIN: " ", VITE_PLAUSIBLE_URL: "" })).toBeUndefined();
});

test.each([
  [undefined, "https://plausible.io/api/event"],
  ["https://stats.example.com/m/", "https://stats.example.com/m/api/event"],
])("with VITE_PLAUSIBLE_URL %s, events go to %s", (VITE_PLAUSIBLE_URL, endpoint) => {
  const settings = parseAnalyticsEnv({ ...plausible, VITE_PLAUSIBLE_URL });
  expect(settings).toEqual({ domain: "example.com", endpoint });
});

test.each([
  ["VITE_PLAUSIBLE_DOMAIN", { VITE_PLAUSIBLE_DOMAIN: "https://example.com" }],
  ["VITE_PLAUSIBLE_DOMAIN", { VITE_PLAUSIBLE_URL: "https://stats.example.com" }],
  ["VITE_PLAUSIBLE_URL", { ...plausible, VITE_PLAUSIBLE_URL: "http://stats.example.com" }],
  ["VITE_PLAUSIBLE_URL", { ...plausible, VITE_PLAUSIBLE_URL: "https://x.example; script-src *" }],
])("a wrong or missing %s is told in one line (%j)", (name, variables) => {
  expect(() => parseAnalyticsEnv(variables)).toThrow(
    new RegExp(`^${name} is (missing|"[^\\n]*"); expected [^\\n]+$`),
  );
});

test("every page is told which service counts it", () => {
  const client = mkdtempSync(join(tmpdir(), "aes32-analytics-"));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, "about"));
  const files = [join(client, "404.html"), join(client, "about/index.html")];
  for (const file of files) writeFileSync(file, "<head><title>x</title></head>");
  writeAnalyticsMeta(client, undefined);
  writeAnalyticsMeta(client, parseAnalyticsEnv(plausible));
  const meta = '<meta name="plausible" content="example.com https://plausible.io/api/event"/>';
  for (const file of files) {
    expect(readFileSync(file, "utf8")).toBe(`<head><title>x</title>${meta}</head>`);
  }
});
