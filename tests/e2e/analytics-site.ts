import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Hosts of the services that the copy is set up with; none of them exists. */
export const analyticsHosts = {
  plausible: "https://plausible.example",
  matomo: "https://matomo.example",
};

const variables = {
  VITE_PLAUSIBLE_DOMAIN: "aes32.example",
  VITE_PLAUSIBLE_URL: analyticsHosts.plausible,
  VITE_MATOMO_URL: analyticsHosts.matomo,
  VITE_MATOMO_SITE_ID: "1",
  VITE_GOOGLE_ANALYTICS_ID: "G-TEST1234",
};

const legalWords = `

We use Plausible (plausible.example), Matomo (matomo.example) and Google Analytics by Google Ireland,
which sets cookies whose names begin with _ga.
`;

/** What a build reads and writes; the rest is the original's. */
const copied = ["app", "content", "functions", "scripts", "server"];
const copiedFiles = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
const shared = ["art", "node_modules", "public"];

/**
 * Builds a copy of the project with every analytics service switched on and named in the legal
 * pages, as its owner would; gives the copy's folder, which the caller removes.
 */
export function buildAnalyticsSite(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "aes32-analytics-"));
  for (const name of [...copied, ...copiedFiles]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const name of shared) symlinkSync(join(root, name), join(copy, name));
  for (const page of ["privacy", "cookies"]) {
    appendFileSync(join(copy, `content/legal/${page}.md`), legalWords);
  }
  execFileSync(process.execPath, [join(copy, "scripts/build.ts")], {
    cwd: copy,
    env: { PATH: process.env.PATH, ...variables },
  });
  return copy;
}
