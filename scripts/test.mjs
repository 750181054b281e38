/**
 * `npm test`: installs what is missing and runs every check. Names on the command line select some
 * of them: `npm test -- lint unit`. A check gets only what it needs: the quick ones install no
 * programs and build nothing.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { ensureBuilt, ensureInstalled, root, runNodeBeside, runNodeToEnd, stop } from "./setup.mjs";
import { readTestReport } from "./test-report.mjs";

const modules = "node_modules";
const results = join(root, "test-results");
const { allowedLicenses } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @param {string} project a project of vitest.config.ts */
const vitest = (project) => ({
  args: [
    `${modules}/vitest/vitest.mjs`,
    "run",
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

/** In the order they run: the quick and most informative ones first. */
const checks = [
  {
    name: "content",
    description: "every content file fits its schema",
    args: ["scripts/check-content.ts"],
  },
  {
    name: "prose",
    description: "content, README and docs follow the house style (docs/style.yaml)",
    args: ["scripts/check-prose.ts"],
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
  { name: "types", description: "TypeScript", args: [`${modules}/typescript/bin/tsc`] },
  {
    name: "unused",
    description: "no unused file, export or dependency",
    args: [`${modules}/knip/bin/knip.js`],
  },
  { name: "unit", description: "rules, beside the code", ...vitest("unit") },
  {
    name: "server",
    description: "the real server process, SQLite, PostgreSQL, SMTP",
    needs: ["postgres"],
    ...vitest("server"),
  },
  {
    name: "dev",
    description: "npm run dev answers like the built site and shows every change",
    needs: ["chromium"],
    ...vitest("dev"),
  },
  { name: "build", description: "the site builds", needs: ["build"] },
  {
    name: "pages",
    description: "built HTML, heads, links, addresses",
    needs: ["chromium", "build"],
    ...vitest("pages"),
  },
  {
    name: "e2e",
    description: "a visitor in a real browser",
    needs: ["chromium", "build"],
    ...playwright("e2e.json", "phone", "desktop", "sweep-*"),
  },
  {
    name: "screens",
    description: "twelve pages look as before (npm run screens, if the change is intended)",
    needs: ["chromium", "build"],
    ...playwright("screens.json", "screens-*"),
  },
];

/** Each returns what is wrong, if anything. */
const ensure = { build: ensureBuilt, chromium: ensureChromium, postgres: ensurePostgres };
/** The result for each need; several checks may share one. */
const ensured = new Map();

/** Returns a description of the first need that is not met. */
function findUnmet(needs) {
  for (const need of needs) {
    if (!ensured.has(need)) ensured.set(need, ensure[need]());
    if (ensured.get(need)) return ensured.get(need);
  }
}

/**
 * Runs one check and prints its output, at the end if other checks run at the same time.
 *
 * @returns how many of its tests passed, and the names of those that failed or were retried
 */
async function runCheck({ name, description, args, needs = [], report }, isAlone) {
  const title = `\n── ${name}: ${description}`;
  if (isAlone) console.log(title);
  const unmet = findUnmet(needs);
  const file = report && join(results, report);
  const env = file ? { PLAYWRIGHT_JSON_OUTPUT_FILE: file } : {};
  let good = !unmet;
  if (unmet) console.error(unmet);
  else if (args && isAlone) good = runNodeToEnd(args, env);
  else if (args) {
    const ended = await runNodeBeside(args, env);
    good = ended.good;
    console.log(`${title}\n${ended.output.trim()}`);
  }
  const result = file ? readTestReport(file) : { passed: good ? 1 : 0, failed: [], retried: [] };
  if (!good && result.failed.length === 0) result.failed.push(unmet ?? `${name}: see above`);
  return { ...result, passed: result.passed + result.retried.length };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  const names = checks.map(({ name }) => name).join(", ");
  stop(`There is no check called ${unknown.join(", ")}; the checks are: ${names}`);
}
ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

/** The line of each check in the table at the end. */
const rows = new Map();
const total = { passed: 0, failed: [], retried: [] };

async function report(check, isAlone) {
  const start = Date.now();
  const { passed, failed, retried } = await runCheck(check, isAlone);
  total.passed += passed;
  total.failed.push(...failed);
  total.retried.push(...retried);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  rows.set(
    check,
    `  ${failed.length === 0 ? "ok    " : "FAILED"}  ${check.name.padEnd(8)} ${String(passed).padStart(4)} passed ${String(failed.length).padStart(3)} failed ${seconds.padStart(6)} s`,
  );
}

const wanted = checks.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const needsBuild = ({ needs = [] }) => needs.includes("build");

// Checks that need no built site mostly wait or use one core: run two at a time. A browser needs both.
const small = wanted.filter((check) => !needsBuild(check));
const work = async () => {
  for (let check = small.shift(); check; check = small.shift()) await report(check, false);
};
await Promise.all([work(), work()]);
for (const check of wanted.filter(needsBuild)) await report(check, true);

console.log(`\n${wanted.map((check) => rows.get(check)).join("\n")}\n`);
for (const name of total.retried) console.log(`retried  ${name}`);
for (const name of total.failed) console.log(`FAILED   ${name}`);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
process.exit(total.failed.length > 0 ? 1 : 0);
