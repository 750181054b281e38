import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * Reads a test runner's JSON report.
 *
 * @param {string} file a report of Vitest or Playwright
 * @returns each test: whether it passed, failed, or passed on a retry alone; what it said; how long it took
 */
export function readTestReport(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] };
  return report.testResults ? listVitestTests(report) : listPlaywrightTests(report.suites);
}

/** A test by its name and the beginning of what it said when it failed. */
export function getName({ name, message = "" }) {
  const text = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();
  return `${name}${text && `: ${text.slice(0, 300)}`}`;
}

function listVitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = path.split("/").slice(-2).join("/");
    const tests = assertionResults.map((test) => ({
      name: `${file}: ${test.fullName}`,
      outcome: test.status,
      message: test.failureMessages?.[0],
      ms: test.duration,
    }));
    const hasFailed = tests.some(({ outcome }) => outcome === "failed");
    // A file that failed to load has no tests.
    return status === "failed" && !hasFailed
      ? [...tests, { name: `${file}: (the file itself)`, outcome: "failed", message }]
      : tests;
  });
}

const playwrightOutcomes = { expected: "passed", unexpected: "failed", flaky: "retried" };

function listPlaywrightTests(suites, above = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const titles = [...above, title];
    const tests = specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        // The first title is the file's.
        name: `${spec.file} (${projectName}): ${[...titles.slice(1), spec.title].join(" › ")}`,
        outcome: playwrightOutcomes[status] ?? status,
        message: results.find(({ error }) => error)?.error.message,
        ms: results.at(-1)?.duration,
      })),
    );
    return [...tests, ...listPlaywrightTests(inner, titles)];
  });
}
