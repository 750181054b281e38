import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { composeSample } from "../tests/sample/compose-sample.ts";
import { makeTemporaryFolder } from "../tests/server/site-fixture.ts";
import { parseBuildEnv } from "./build-env.ts";
import { checkServiceIsNamed, writeAnalyticsMeta } from "./finish-build.ts";

const plausible = { VITE_PLAUSIBLE_DOMAIN: "example.com" };
const hosted = { VITE_BACKEND_URL: "https://abcd.supabase.co/", VITE_BACKEND_KEY: "anon" };

test("by default the site is its own backend, and nothing is counted", () => {
  expect(parseBuildEnv({ VITE_BACKEND_URL: "", VITE_PLAUSIBLE_URL: "" })).toEqual({
    backendUrl: "",
    backendKey: "public",
    host: "localhost",
    port: 3000,
    previewOf: undefined,
    analytics: undefined,
    editor: undefined,
  });
});

test.each([
  [undefined, "https://plausible.io/api/event"],
  ["https://stats.example.com/m/", "https://stats.example.com/m/api/event"],
])("with VITE_PLAUSIBLE_URL %s, events go to %s", (VITE_PLAUSIBLE_URL, endpoint) => {
  const { analytics } = parseBuildEnv({ ...plausible, VITE_PLAUSIBLE_URL });
  expect(analytics).toEqual({ domain: "example.com", endpoint });
});

test("the editor needs a repository and takes its main branch", () => {
  expect(parseBuildEnv({ EDIT_REPOSITORY: "company/website" }).editor).toEqual({
    repository: "company/website",
    branch: "main",
    authUrl: undefined,
  });
});

test.each([
  ["EDIT_REPOSITORY", { EDIT_REPOSITORY: "https://github.com/company/website" }],
  ["EDIT_AUTH_URL", { EDIT_REPOSITORY: "a/b", EDIT_AUTH_URL: "http://sign-in.example" }],
  ["VITE_BACKEND_URL", { ...hosted, VITE_BACKEND_URL: "abcd.supabase.co" }],
  ["VITE_BACKEND_KEY", { ...hosted, VITE_BACKEND_KEY: "" }],
  ["PORT", { PORT: "none" }],
  ["VITE_PLAUSIBLE_DOMAIN", { VITE_PLAUSIBLE_URL: "https://stats.example.com" }],
  ["VITE_PLAUSIBLE_URL", { ...plausible, VITE_PLAUSIBLE_URL: "http://stats.example.com" }],
  ["VITE_PLAUSIBLE_URL", { ...plausible, VITE_PLAUSIBLE_URL: "https://x.example; script-src *" }],
  ["VITE_PREVIEW", { VITE_PREVIEW: "feature/words" }],
])("a wrong or missing %s is named in one line (%j)", (name, variables) => {
  expect(() => parseBuildEnv(variables)).toThrow(
    new RegExp(`^${name} is (not set|invalid): [^\\n]*expected [^\\n]+$`),
  );
});

test("every page of the site is told which service counts it", () => {
  const client = makeTemporaryFolder();
  for (const folder of ["about", "edit"]) mkdirSync(join(client, folder));
  const files = [join(client, "404.html"), join(client, "about/index.html")];
  const editor = join(client, "edit/index.html");
  const before = "<head><title>x</title></head>";
  for (const file of [...files, editor]) writeFileSync(file, before);
  writeAnalyticsMeta(client, undefined);
  writeAnalyticsMeta(client, parseBuildEnv(plausible).analytics);
  const meta = '<meta name="plausible" content="example.com https://plausible.io/api/event"/>';
  for (const file of files) {
    expect(readFileSync(file, "utf8")).toBe(`<head><title>x</title>${meta}</head>`);
  }
  expect(readFileSync(editor, "utf8")).toBe(before);
});

test("a service that no legal page names, or only one of them, stops the build and is named", () => {
  const root = makeTemporaryFolder();
  composeSample(root);
  const check = (url?: string) =>
    checkServiceIsNamed(root, parseBuildEnv({ ...plausible, VITE_PLAUSIBLE_URL: url }).analytics);
  const name = (page: string) => {
    const file = join(root, "content/legal", `${page}.md`);
    writeFileSync(file, `${readFileSync(file, "utf8")}\nWe count with stats.example.com.\n`);
  };
  const own = "https://stats.example.com";
  expect(() => checkServiceIsNamed(root, undefined)).not.toThrow();
  expect(() => check()).toThrow(
    /privacy\.md and content\/legal\/cookies\.md do not name plausible\.io/,
  );
  name("privacy");
  expect(() => check(own)).toThrow(/content\/legal\/cookies\.md does not name stats\.example\.com/);
  name("cookies");
  expect(() => check(own)).not.toThrow();
});
