import { readFileSync } from "node:fs";
import { join } from "node:path";
import { askGit } from "../../build-site/git.mjs";
import { root } from "../setup/setup.mjs";

const modules = "node_modules";
const { allowedLicenses } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * @param {string} project a project of vitest.config.ts
 * @param {string[]} files only tests whose names contain one of these
 */
const vitest = (project, ...files) => ({
  args: [
    `${modules}/vitest/vitest.mjs`,
    "run",
    ...files,
    `--project=${project}`,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile=test-results/${project}.json`,
  ],
  report: `${project}.json`,
});

/** @param {string[]} projects of playwright.config.ts */
const playwright = (report, ...projects) => ({
  args: [
    `${modules}/@playwright/test/cli.js`,
    "test",
    ...projects.map((project) => `--project=${project}`),
  ],
  report,
});

/**
 * Every check, in the order in which they begin: what takes longest, then the quick ones, which say most. Of the
 * others, the shortest come last, so that both processors are busy until the end.
 */
export const checks = [
  { name: "build", description: "the site builds", needs: ["build"] },
  {
    name: "e2e",
    description: "a visitor in a real browser",
    needs: ["chromium", "build", "sample"],
    ...playwright("e2e.json", "phone", "desktop"),
  },
  {
    name: "content",
    description: "every content file fits its schema",
    args: ["scripts/check-content.ts"],
  },
  {
    name: "prose",
    description: "content, README and docs follow the house style (docs/style.yaml)",
    args: ["scripts/prose/check-prose.ts"],
  },
  {
    name: "lint",
    description: "style and import rules",
    args: [`${modules}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings"],
  },
  {
    name: "packages",
    description: "every package has an allowed license (allowedLicenses in package.json)",
    args: [
      "--disable-warning=DEP0187",
      `${modules}/license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js`,
      "--excludePrivatePackages",
      "--summary",
      "--onlyAllow",
      allowedLicenses.join(";"),
    ],
  },
  {
    name: "types",
    description: "TypeScript",
    // Several threads check the same libraries each: on two cores, that takes longer.
    args: [`${modules}/typescript/bin/tsc`, "--singleThreaded"],
  },
  {
    name: "unused",
    description: "no unused file, export or dependency",
    args: [`${modules}/knip/bin/knip.js`],
  },
  {
    name: "server",
    description: "the whole server, SQLite, PostgreSQL, SMTP",
    needs: ["postgres"],
    ...vitest("server"),
  },
  {
    name: "engines",
    description: "every page and what a visitor does, in Firefox and WebKit",
    needs: ["engines", "build", "sample"],
    ...vitest("engines"),
  },
  {
    name: "editor",
    description: "the real editor on real files, in a real browser",
    needs: ["chromium"],
    ...vitest("editor"),
  },
  { name: "unit", description: "rules, tested next to the code", ...vitest("unit") },
  {
    name: "dev",
    description: "npm run dev answers like the built site and shows every change",
    needs: ["chromium"],
    ...vitest("dev"),
  },
  {
    name: "screens",
    description: "twelve pages look as before (npm run screens, if the change is intended)",
    needs: ["chromium", "build", "sample"],
    ...playwright("screens.json", "screens"),
  },
  {
    name: "pages",
    description: "built HTML, heads, links, addresses",
    needs: ["chromium", "build", "sample"],
    ...vitest("pages"),
  },
];

/**
 * What content alone can break. Budgets, flows and pictures are the software's.
 *
 * @param {string} base the commit before the change
 */
export const getContentChecks = (base) => [
  ...checks.filter(({ name }) => ["content", "prose", "build"].includes(name)),
  {
    name: "site",
    description: "built HTML, heads, links, addresses, downloads, the sample plant's numbers",
    needs: ["build", "sample"],
    ...vitest(
      "pages",
      ...["downloads", "head", "html", "links", "plant", "urls"].map((name) => `pages/${name}.`),
    ),
  },
  {
    name: "sweep",
    description: "the changed pages in a browser: accessibility, console, narrow windows",
    needs: ["chromium", "build", "sample"],
    args: ["scripts/npm-test/sweep-changed.ts", base],
    report: "sweep.json",
  },
];

/** What people edit, in each language, and the downloads that are made from it. */
const content =
  /^(languages\/[^/]+\/)?(content\/|public\/downloads\/([^/]+\.pdf|sample-shift\.csv)$)/;

/** @param {string} file path from the repository's root */
export const isContentFile = (file) => content.test(file);

/** @returns {string[] | undefined} lines of output; undefined if git fails */
function git(...args) {
  const { isOk, text } = askGit(root, args);
  return isOk ? text.split("\n").filter(Boolean) : undefined;
}

/**
 * What has changed since a commit, in commits and in the working tree.
 *
 * @param {string} [since] a commit or branch; by default, the main branch
 * @returns {{ base: string, files: string[], isContent: boolean } | undefined} where the change
 *   began, the files, and whether all are content; undefined if git does not know the commit
 */
export function findChange(since) {
  const commits = since === undefined ? ["origin/main", "main"] : [since];
  const [base] = commits.map((commit) => git("merge-base", commit, "HEAD")?.[0]).filter(Boolean);
  const changed = base && git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (!changed || !added) return undefined;
  const files = [...changed, ...added];
  return { base, files, isContent: files.every(isContentFile) };
}
