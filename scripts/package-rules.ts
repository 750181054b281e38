/** A package as package-lock.json lists it (lockfile version 3); absent fields are not known. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  /** Needed by a tool, and only perhaps by something else. */
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Licenses that ask for no more than their own text, by SPDX id. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** Licenses of tools that build and test the site and are no part of what is served. */
const forToolsOnly = ["CC-BY-4.0", "LGPL-3.0-or-later", "MPL-2.0"];

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
export function getPackageName(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** Packages of the lockfile by path, without the project itself and its workspaces. */
export function listPackages(packages: LockedPackages): [path: string, LockedPackage][] {
  return Object.entries(packages).filter(
    ([path, { link, resolved }]) =>
      path.startsWith("node_modules/") && !(link && resolved && packages[resolved]),
  );
}

/**
 * Whether the registry said nothing of a package but its platform. That is so of optional packages
 * for other machines when the lockfile was written by one that could not see them.
 */
export function isUndescribed({ cpu, integrity, license, optional, os }: LockedPackage): boolean {
  return optional === true && Boolean(os ?? cpu) && !integrity && !license;
}

/** Whether a package only builds and tests the site. */
export function isTool({ dev, devOptional }: LockedPackage): boolean {
  return dev === true || devOptional === true;
}

/** Whether an SPDX expression can be satisfied with the allowed licenses alone. */
export function isAllowedLicense(expression: string, forTool: boolean): boolean {
  const allowed = forTool ? [...permissive, ...forToolsOnly] : permissive;
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((id) => allowed.includes(id)));
}

/**
 * What is wrong with the packages, one line each: no hash, another source than the registry, a
 * license that is not allowed, an install script that package.json neither allows nor refuses.
 *
 * @param allowScripts package.json's decision on each package that has an install script
 */
export function findPackageFaults(
  packages: LockedPackages,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const scripted = listPackages(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => getPackageName(path));
  const stale = Object.keys(allowScripts).filter((name) => !names.includes(name));
  return [
    ...listPackages(packages).flatMap(([path, entry]) => findFaults(path, entry)),
    ...names
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map((name) => `${name} has an install script; decide on it in allowScripts of package.json`),
    ...stale.map((name) => `${name} is in allowScripts of package.json and has no install script`),
  ];
}

function findFaults(path: string, entry: LockedPackage): string[] {
  const { integrity, license, link, resolved } = entry;
  if (isUndescribed(entry)) return [];
  const name = getPackageName(path);
  const isForeign = link || (resolved && !resolved.startsWith("https://registry.npmjs.org/"));
  return [
    ...(integrity?.startsWith("sha512-") ? [] : [`${name} has no sha512 hash in the lockfile`]),
    ...(isForeign ? [`${name} does not come from the registry`] : []),
    ...(license && isAllowedLicense(license, isTool(entry))
      ? []
      : [`${name} has the license ${license ?? "(none named)"}, which is not allowed`]),
  ];
}
