/**
 * `npm test -- packages`: holds package-lock.json to the rules of package-rules.ts, and
 * docs/licenses.md to the lockfile. `npm run licenses` (`--write`) writes that file first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildLicenseList } from "./build-license-list.ts";
import { findPackageFaults, isUndescribed, listPackages } from "./package-rules.ts";

const root = resolve(import.meta.dirname, "..");
const listFile = join(root, "docs/licenses.md");
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const { allowScripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const list = buildLicenseList(packages);
if (process.argv.includes("--write")) writeFileSync(listFile, list);

const faults = findPackageFaults(packages, allowScripts);
if (readFileSync(listFile, "utf8") !== list) {
  faults.push("docs/licenses.md is out of date; run npm run licenses");
}
for (const fault of faults) console.error(fault);
const all = listPackages(packages);
const unknown = all.filter(([, entry]) => isUndescribed(entry)).length;
console.log(
  `packages: ${all.length} locked, ${faults.length} faults; ${unknown} for other machines have no hash here`,
);
if (faults.length > 0) process.exitCode = 1;
