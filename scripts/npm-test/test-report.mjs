import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * Reads a test runner's JSON report: how many tests passed, and the names of those that failed and
 * those that only passed on a retry, each with the beginning of what it said when it failed; and how
 * long each test took.
 *
 * @param {string} file a report of Vitest or Playwright
 */
export function readTestReport(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] };
  const tests = report.testResults ? listVitestTests(report) : listPlaywrightTests(report.suites);
  const getNames = (outcome) => tests.filter((test) => test.outcome === outcome).map(getName);
  const passed = getNames("passed").length;
  const slow = tests.map(({ file, title, ms = 0 }) => ({ name: `${file}: ${title}`, ms }));
  return { passed, failed: getNames("failed"), retried: getNames("retried"), slow };
}

function getName({ file, title, message = "" }) {
  const text = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();
  return `${file}: ${title}${text && `: ${text.slice(0, 300)}`}`;
}

function listVitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = path.split("/").slice(-2).join("/");
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      outcome: test.status,
      message: test.failureMessages?.[0],
      ms: test.duration,
    }));
    const hasFailed = tests.some(({ outcome }) => outcome === "failed");
    // A file that failed to load has no tests.
    return status === "failed" && !hasFailed
      ? [...tests, { file, title: "(the file itself)", outcome: "failed", message }]
      : tests;
  });
}

const playwrightOutcomes = { expected: "passed", unexpected: "failed", flaky: "retried" };

function listPlaywrightTests(suites, above = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const titles = [...above, title];
    const tests = specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        file: `${spec.file} (${projectName})`,
        // The first title is the file's.
        title: [...titles.slice(1), spec.title].join(" › "),
        outcome: playwrightOutcomes[status] ?? status,
        message: results.find(({ error }) => error)?.error.message,
        ms: results.at(-1)?.duration,
      })),
    );
    return [...tests, ...listPlaywrightTests(inner, titles)];
  });
}
