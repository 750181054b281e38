import { existsSync, readFileSync } from "node:fs";

/**
 * Reads a test runner's JSON report: how many tests passed, and the names of those that failed and
 * those that only passed on a retry.
 *
 * @param {string} file a report of Vitest or Playwright
 */
export function readTestReport(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] };
  const tests = report.testResults ? listVitestTests(report) : listPlaywrightTests(report.suites);
  const getNames = (outcome) => tests.filter((test) => test.outcome === outcome).map(getName);
  const passed = getNames("passed").length;
  return { passed, failed: getNames("failed"), retried: getNames("retried") };
}

const getName = ({ file, title }) => `${file}: ${title}`;

function listVitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, status, assertionResults }) => {
    const file = path.split("/").slice(-2).join("/");
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      outcome: test.status,
    }));
    const hasFailed = tests.some(({ outcome }) => outcome === "failed");
    // A file that failed to load has no tests.
    return status === "failed" && !hasFailed
      ? [...tests, { file, title: "(the file itself)", outcome: "failed" }]
      : tests;
  });
}

const playwrightOutcomes = { expected: "passed", unexpected: "failed", flaky: "retried" };

function listPlaywrightTests(suites, above = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const titles = [...above, title];
    const tests = specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        file: `${spec.file} (${projectName})`,
        // The first title is the file's.
        title: [...titles.slice(1), spec.title].join(" › "),
        outcome: playwrightOutcomes[status] ?? status,
      })),
    );
    return [...tests, ...listPlaywrightTests(inner, titles)];
  });
}
