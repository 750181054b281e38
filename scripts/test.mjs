/**
 * `npm test`: installs what is missing and runs every check. Names on the command line select some
 * of them: `npm test -- lint unit`. A check gets only what it needs: the quick ones install no
 * programs and build nothing.
 *
 * `npm test -- changed`: what the change since the main branch needs, as the workflow does. If only
 * content has changed, that is a few minutes; else every check. Each of its checks has a name, too.
 * CHANGED_SINCE names another commit.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checks, findChange, getContentChecks, isContentFile } from "./npm-test/checks.mjs";
import { ensureChromium, ensureEngines, listMissingEngines } from "./setup/browsers.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import {
  ensureBuilt,
  findReason,
  root,
  runNodeBeside,
  runNodeToEnd,
  showHelp,
  stopCommand,
} from "./setup/setup.mjs";

if (showHelp(import.meta.filename, process.argv.slice(2))) process.exit();

const results = join(root, "test-results");

/** Draws the sample content, while checks that do without it run. */
async function ensureSample() {
  // What is wrong with the build is said by itself.
  if (ensure.build()) return;
  const { good, output } = await runNodeBeside(["tests/sample/build-for-tests.ts"]);
  if (good) return;
  console.error(output.trim());
  return `The sample cannot be drawn: ${findReason(output)}`;
}

/** Several checks may share a need. */
function once(work) {
  let done;
  return () => {
    done ??= [work()];
    return done[0];
  };
}

/** Each begins to meet a need, and returns what is wrong, if anything, or promises to. */
const ensure = {
  build: once(ensureBuilt),
  chromium: once(ensureChromium),
  engines: once(ensureEngines),
  postgres: once(ensurePostgres),
  sample: once(ensureSample),
};

/**
 * @param {string} file a report of Vitest or Playwright
 * @returns each test's name, whether it passed, failed, or passed on a retry alone, and its milliseconds
 */
function readTestReport(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { suites = [], testResults = [] } = report;
  return [...testResults.flatMap(listVitestTests), ...suites.flatMap(listPlaywrightTests)];
}

function listVitestTests({ name: path, status, assertionResults }) {
  const file = path.split("/").slice(-2).join("/");
  const tests = assertionResults.map((test) => ({
    name: `${file}: ${test.fullName}`,
    outcome: test.status,
    ms: test.duration,
  }));
  // A file that failed to load has no tests.
  if (status === "failed" && !tests.some(({ outcome }) => outcome === "failed"))
    tests.push({ name: `${file}: (the file itself)`, outcome: "failed" });
  return tests;
}

const playwrightOutcomes = { expected: "passed", unexpected: "failed", flaky: "retried" };

const listPlaywrightTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `${file} (${projectName}): ${title}`,
      outcome: playwrightOutcomes[status] ?? status,
      ms: results.at(-1)?.duration,
    })),
  ),
  ...suites.flatMap(listPlaywrightTests),
];

/** The line of each check in the table at the end. */
const rows = new Map();
const total = { passed: 0, failed: [], retried: [], timed: [] };

/** Runs one check and prints its output, at the end if other checks run at the same time. */
async function runCheck(check, isAlone) {
  const { name, description, args, needs = [], report } = check;
  const start = Date.now();
  const title = `\n── ${name}: ${description}`;
  if (isAlone) console.log(title);
  const unmet = (await Promise.all(needs.map((need) => ensure[need]()))).find(Boolean);
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
  const tests = file ? readTestReport(file) : [{ name, outcome: good ? "passed" : "" }];
  const pick = (wanted) => tests.flatMap(({ name, outcome }) => (outcome === wanted ? [name] : []));
  const [failed, retried] = [pick("failed"), pick("retried")];
  if (!good && failed.length === 0) failed.push(unmet ?? `${name}: see above`);
  const passed = pick("passed").length + retried.length;
  total.passed += passed;
  total.failed.push(...failed);
  total.retried.push(...retried);
  total.timed.push(...tests.filter(({ ms }) => ms));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  rows.set(
    check,
    `  ${failed.length === 0 ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${String(passed).padStart(4)} passed ${String(failed.length).padStart(3)} failed ${seconds.padStart(6)} s`,
  );
}

/** The checks for the change since a commit; says why. Without git, nobody knows what it is. */
function chooseByChange() {
  const isContent = change?.isContent ?? false;
  const other = change?.files.find((file) => !isContentFile(file)) ?? "what git does not know";
  console.log(
    isContent
      ? `Only content has changed since ${change.base.slice(0, 7)}.`
      : `More than content has changed, such as ${other}: every check runs.`,
  );
  if (process.env.GITHUB_OUTPUT) {
    appendFileSync(process.env.GITHUB_OUTPUT, `kind=${isContent ? "content" : "code"}\n`);
  }
  return isContent ? ofContent : checks;
}

const chosen = process.argv.slice(2);
const isByChange = chosen.join() === "changed";
const change = findChange(process.env.CHANGED_SINCE);
const ofContent = getContentChecks(change?.base ?? "HEAD");
/** Every check that has a name, whether it runs by itself or only for a change. */
const named = [...new Set([...checks, ...ofContent])];
const unknown = chosen.filter((name) => !named.some((check) => check.name === name));
if (unknown.length > 0 && !isByChange) {
  const names = named.map(({ name }) => name).join(", ");
  stopCommand(
    `There is no check called ${unknown.join(", ")}; the checks are: ${names}. Or run changed by itself.`,
  );
}
ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const chosenChecks =
  chosen.length === 0 ? checks : named.filter(({ name }) => chosen.includes(name));
const wanted = isByChange ? chooseByChange() : chosenChecks;

// The build by itself, then two at a time: three have the processors no busier, and take a fourteenth more of their time.
for (const check of wanted.filter(({ args }) => !args)) await runCheck(check, true);
const queue = wanted.filter(({ args }) => args);
// Whatever is installed for them would hold up those that run. The sample is drawn beside them.
for (const need of queue.flatMap(({ needs = [] }) => needs)) ensure[need]();
const isAlone = queue.length === 1;
const work = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check, isAlone);
};
await Promise.all([work(), work()]);

console.log(`\n${wanted.map((check) => rows.get(check)).join("\n")}\n`);
const slowest = total.timed.sort((a, b) => b.ms - a.ms).slice(0, 5);
for (const { ms, name } of slowest) console.log(`slowest  ${name}, ${(ms / 1000).toFixed(1)} s`);
for (const name of total.retried) console.log(`retried  ${name}`);
for (const name of total.failed) console.log(`FAILED   ${name}`);
if (wanted.some(({ needs = [] }) => needs.includes("engines"))) {
  for (const engine of listMissingEngines()) console.log(`left out ${engine}`);
}
if (process.env.GITHUB_ACTIONS) {
  // For the comment on the pull request; what is wrong with the words is in it (annotate.ts).
  const names = new Set(total.failed.filter((name) => !/^(content|prose): /.test(name)));
  const lines = [...names].map((name) => `- \`${name.replaceAll("`", "'")}\`\n`);
  appendFileSync(join(results, "faults.md"), lines.join(""));
}
console.log(`${total.passed} passed, ${total.failed.length} failed`);
process.exit(total.failed.length > 0 ? 1 : 0);
