import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html, raw } from "hono/html";
import type { Report } from "./build-report.ts";
import { renderReport } from "./render-report.ts";

const readStyle = (name: string) =>
  readFileSync(join(import.meta.dirname, "../desk/styles", `${name}.css`), "utf8");

/** A report as a file of its own, which any browser opens and prints, and as the body of a mail. */
export function renderReportPage(report: Report): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Leads, ${report.period.name}</title>
<style>${raw(readStyle("base"))}${raw(readStyle("report"))}</style>
</head>
<body><main class="column">
${renderReport(report)}
</main></body>
</html>
`;
  return String(page);
}
