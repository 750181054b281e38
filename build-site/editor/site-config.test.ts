import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { expect, test } from "vitest";
import { getCalculatorPath, getCanonicalPath, getModulePath, paths } from "../../app/routes.ts";
import { project } from "../../tests/content-copy.ts";
import { listPages } from "../../tests/draw-page.ts";
import { findPageOf, listOwnFiles, listPageFiles, plantPages } from "../page-files.ts";
import { makeEditorConfig } from "./site-config.ts";

const pages = listPages(project);
const settings = { repository: "company/website", branch: "main", authUrl: undefined };
const site = { settings, root: project, pages };
const { collections = [] }: CmsConfig = JSON.parse(await makeEditorConfig(site));

/** Where each content file is seen. */
const seenAt = new Map(
  collections.flatMap((collection): [string, string | undefined][] => {
    if ("files" in collection)
      return collection.files.map((each) => [each.file, each.preview_path]);
    if (!("folder" in collection)) return [];
    const { extension, folder, path = "{{slug}}", preview_path } = collection;
    const files = globSync(`${folder}/${path.replace("{{slug}}", "*")}.${extension}`, {
      cwd: project,
    });
    return files.map((file) => {
      const slug = path === "{{slug}}" ? basename(file, `.${extension}`) : basename(dirname(file));
      return [file, preview_path?.replace("{{slug}}", slug)];
    });
  }),
);

const addresses = pages.flatMap((page) =>
  "path" in page.address ? [{ ...page, path: getCanonicalPath(page.address.path) }] : [],
);

test("every page is where its first file is seen", () => {
  const elsewhere = addresses.filter((page) => {
    const own = listOwnFiles(project, page);
    const first = listPageFiles(project, page).find((file) => own.includes(file));
    return seenAt.get(first ?? "") !== page.path;
  });
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

test("a file of the sample plant is seen on a page that shows its figures", () => {
  const files = globSync("content/plant/*.yaml", { cwd: project });
  expect(files.map((file) => basename(file)).sort()).toEqual(Object.keys(plantPages).sort());
  expect(seenAt.get("content/plant/shift.yaml")).toBe(
    getCanonicalPath(getCalculatorPath("hours-gap")),
  );
  // Also while another page that has all of the plant is open.
  const shown = getCanonicalPath(paths.try);
  expect(findPageOf(project, pages, "content/plant/commerce.yaml", shown)).toBe(
    getModulePath("sourcing"),
  );
});

test("every other entry is seen on a page that is there, or as a download", () => {
  const isThere = (path = "") =>
    addresses.some((page) => page.path === path) || existsSync(join(project, "public", path));
  expect([...seenAt].filter(([, path]) => !isThere(path))).toEqual([]);
  expect(seenAt.get("content/chrome.yaml")).toBe(paths.home);
  expect([...seenAt.values()].some((path) => path?.endsWith(".pdf"))).toBe(true);
});
