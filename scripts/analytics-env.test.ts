import { expect, test } from "vitest";
import { ContentCopy } from "../build-site/content/content-copy.ts";
import { buildAnalyticsConstants, parseAnalyticsEnv } from "./analytics-env.ts";
import { checkProcessors } from "./check-processors.ts";

const content = new ContentCopy();

const plausible = { VITE_PLAUSIBLE_DOMAIN: "example.com" };
const matomo = { VITE_MATOMO_URL: "https://stats.example.com/m", VITE_MATOMO_SITE_ID: "7" };
const google = { VITE_GOOGLE_ANALYTICS_ID: "G-AB12CD34EF" };

test("nothing is set up by default", () => {
  expect(parseAnalyticsEnv({ VITE_MATOMO_URL: "", VITE_PLAUSIBLE_DOMAIN: " " })).toEqual([]);
  expect(new Set(Object.values(buildAnalyticsConstants([])))).toEqual(new Set(["undefined"]));
});

test("services are set up one by one or together", () => {
  const services = parseAnalyticsEnv({ ...plausible, ...matomo, ...google });
  expect(buildAnalyticsConstants(services)).toEqual({
    "import.meta.env.VITE_ANALYTICS_SERVICES": '["Plausible","Matomo","Google Analytics"]',
    "import.meta.env.VITE_PLAUSIBLE":
      '{"domain":"example.com","endpoint":"https://plausible.io/api/event"}',
    "import.meta.env.VITE_MATOMO":
      '{"endpoint":"https://stats.example.com/m/matomo.php","siteId":"7"}',
    "import.meta.env.VITE_GOOGLE": '{"id":"G-AB12CD34EF"}',
  });
});

test.each([
  ["VITE_PLAUSIBLE_DOMAIN", { VITE_PLAUSIBLE_DOMAIN: "https://example.com" }],
  ["VITE_PLAUSIBLE_DOMAIN", { VITE_PLAUSIBLE_URL: "https://stats.example.com" }],
  ["VITE_PLAUSIBLE_URL", { ...plausible, VITE_PLAUSIBLE_URL: "http://stats.example.com" }],
  ["VITE_MATOMO_URL", { ...matomo, VITE_MATOMO_URL: "https://x.example; script-src *" }],
  ["VITE_MATOMO_URL", { VITE_MATOMO_SITE_ID: "7" }],
  ["VITE_MATOMO_SITE_ID", { VITE_MATOMO_URL: "https://stats.example.com" }],
  ["VITE_MATOMO_SITE_ID", { ...matomo, VITE_MATOMO_SITE_ID: "seven" }],
  ["VITE_GOOGLE_ANALYTICS_ID", { VITE_GOOGLE_ANALYTICS_ID: "UA-1234-5" }],
])("a wrong or missing %s is told in one line (%j)", (name, variables) => {
  expect(() => parseAnalyticsEnv(variables)).toThrow(
    new RegExp(`^${name} is (missing|"[^\\n]*"); expected [^\\n]+$`),
  );
});

test("a service that is switched on must be named on both legal pages", () => {
  const services = parseAnalyticsEnv(matomo);
  expect(() => checkProcessors(content.root, [])).not.toThrow();
  const tell = (file: string, words: string) =>
    content.write(file, `${content.read(file)}\n\n${words}\n`);
  const check = () => checkProcessors(content.root, services);
  expect(check).toThrow(
    'content/legal/privacy.md does not say "Matomo" and "stats.example.com", but VITE_MATOMO_URL',
  );
  tell("legal/privacy.md", "We use Matomo.");
  expect(check).toThrow('content/legal/privacy.md does not say "stats.example.com"');
  tell("legal/privacy.md", "It runs at stats.example.com.");
  expect(check).toThrow('content/legal/cookies.md does not say "Matomo"');
  tell("legal/cookies.md", "Matomo stores nothing.");
  expect(check).not.toThrow();
});
