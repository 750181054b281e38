/**
 * `npm test`: installs what is missing and runs every check, each with a name of its own. Names on
 * the command line choose some of them: `npm test -- lint unit`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { ensureBuilt, ensureInstalled, getToolEnv, root, stop } from "./setup.mjs";

const modules = "node_modules";
const vitest = (project) => [
  `${modules}/vitest/vitest.mjs`,
  "run",
  `--project=${project}`,
  "--reporter=dot",
  "--reporter=json",
  `--outputFile=test-results/${project}.json`,
];

const playwright = [`${modules}/@playwright/test/cli.js`, "test"];

/** In the order in which they run: what is quick and tells most comes first. */
const checks = [
  {
    name: "content",
    says: "every content file fits its schema",
    args: ["scripts/check-content.ts"],
  },
  {
    name: "lint",
    says: "style and the rooms' import rules",
    args: [`${modules}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings"],
  },
  {
    name: "routes",
    says: "route types are generated",
    args: [`${modules}/@react-router/dev/bin.cjs`, "typegen"],
  },
  {
    name: "packages",
    says: "hashes, licenses and install scripts of the lockfile",
    args: ["scripts/check-packages.ts"],
  },
  { name: "types", says: "TypeScript", args: [`${modules}/typescript/bin/tsc`] },
  {
    name: "unused",
    says: "no unused file, export or dependency",
    args: [`${modules}/knip/bin/knip.js`],
  },
  { name: "unit", says: "rules, beside the code", args: vitest("unit"), report: "unit" },
  {
    name: "server",
    says: "the real server process, SQLite, SMTP",
    args: vitest("server"),
    report: "server",
  },
  { name: "build", says: "the site builds", build: true },
  {
    name: "pages",
    says: "built HTML, heads, links, addresses",
    args: vitest("pages"),
    report: "pages",
  },
  {
    name: "e2e",
    says: "a visitor in a real browser",
    args: [...playwright, "--project=phone", "--project=desktop"],
    report: "e2e",
  },
  {
    name: "screens",
    says: "every page looks as it did (npm run screens, where it is meant to look otherwise)",
    args: [...playwright, "--project=screens-*"],
    report: "screens",
  },
];

const getReportFile = (report) => join(root, "test-results", `${report}.json`);
const reportTo = (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: getReportFile(report) });

/** How many single tests a check ran, from its runner's own report. */
function countTests(report) {
  const file = getReportFile(report);
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(file, "utf8"));
  return result.stats
    ? { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected }
    : { passed: result.numPassedTests, failed: result.numFailedTests };
}

ensureInstalled();
const advice = ensureChromium() ?? ensurePostgres();
if (advice) stop(advice);
// One host of several: without it the checks of its configuration are left out.
const withoutNginx = ensureNginx();
if (withoutNginx) console.log(withoutNginx);

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  stop(
    `No check is called ${unknown.join(", ")}; there are: ${checks.map(({ name }) => name).join(", ")}`,
  );
}
rmSync(join(root, "test-results"), { recursive: true, force: true });
mkdirSync(join(root, "test-results"));

const total = { passed: 0, failed: 0 };
const rows = [];
for (const { name, says, args, report, build } of checks) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name}: ${says}`);
  const start = Date.now();
  let good = true;
  if (build) ensureBuilt();
  else {
    const { status } = spawnSync(
      join(root, "node_modules/node/bin/node"),
      ["--disable-warning=ExperimentalWarning", ...args],
      { cwd: root, stdio: "inherit", env: getToolEnv(report ? reportTo(report) : {}) },
    );
    good = status === 0;
  }
  const counted = report ? countTests(report) : { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  if (!good && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  rows.push(
    `  ${good ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${String(counted.passed).padStart(4)} passed ${String(counted.failed).padStart(3)} failed ${seconds.padStart(6)} s`,
  );
}

console.log(`\n${rows.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
