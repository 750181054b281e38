import {
  getPackageName,
  isTool,
  isUndescribed,
  type LockedPackage,
  type LockedPackages,
  listPackages,
} from "./package-rules.ts";

/** The text of docs/licenses.md: every package of the lockfile by its license. */
export function buildLicenseList(packages: LockedPackages): string {
  const all = listPackages(packages);
  const described = all.filter(([, entry]) => !isUndescribed(entry));
  const undescribed = all.filter(([, entry]) => isUndescribed(entry));
  return `# Licenses

Made from package-lock.json by \`npm run licenses\`; \`npm test -- packages\` says when it is out of date, and refuses a license that \`scripts/package-rules.ts\` does not allow.

## In the site and its server

${renderTable(described.filter(([, entry]) => !isTool(entry)))}

## For building and testing only

${renderTable(described.filter(([, entry]) => isTool(entry)))}

## For other machines

Optional parts of the packages above for other operating systems and processors. The registry that the lockfile was made with does not hold them, so neither their license nor their hash is known here. npm installs none of them on the machines that this project is tested on (Linux, x64 and arm64, glibc).

${renderNames(undescribed)}
`;
}

function renderTable(entries: readonly [string, LockedPackage][]): string {
  const getLicense = ([, { license }]: [string, LockedPackage]) => license ?? "(none named)";
  const licenses = [...new Set(entries.map(getLicense))].sort(compare);
  const rows = licenses.map((license) => {
    const group = entries.filter((entry) => getLicense(entry) === license);
    return `| ${license} | ${renderNames(group)} |`;
  });
  return ["| license | packages |", "|---|---|", ...rows].join("\n");
}

function renderNames(entries: readonly [string, LockedPackage][]): string {
  const names = entries.map(([path, { version }]) => `${getPackageName(path)} ${version}`);
  return [...new Set(names)].sort(compare).join(", ");
}

/** By code units: the same order in every locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
