import { expect, test } from "vitest";
import { findPackageFaults, isAllowedLicense, type LockedPackage } from "./package-rules.ts";

const good: LockedPackage = { version: "1.0.0", integrity: "sha512-abc", license: "MIT" };

const find = (entry: LockedPackage, allowScripts: Record<string, boolean> = {}) =>
  findPackageFaults({ "": {}, "node_modules/@a/b": entry }, allowScripts);

test("a package with hash and license has no fault", () => {
  expect(find(good)).toEqual([]);
});

test.each<[string, LockedPackage]>([
  ["hash", { ...good, integrity: undefined as never }],
  ["hash", { ...good, integrity: "sha1-abc" }],
  ["registry", { ...good, resolved: "https://github.com/a/b.tgz" }],
  ["registry", { ...good, link: true }],
  ["GPL-3.0-only", { ...good, license: "GPL-3.0-only" }],
  ["MPL-2.0", { ...good, license: "MPL-2.0" }],
  ["none named", { ...good, license: undefined as never }],
  ["install script", { ...good, hasInstallScript: true }],
  ["hash", { version: "1.0.0", os: ["darwin"] }],
])("a fault in its %s is told (%j)", (word, entry) => {
  expect(find(entry).join("\n")).toMatch(new RegExp(`^@a/b .*${word}`));
});

test("an install script is fine once it is decided on, and a decision needs a script", () => {
  expect(find({ ...good, hasInstallScript: true }, { "@a/b": false })).toEqual([]);
  expect(find(good, { "@a/b": true })).toHaveLength(1);
});

test("tools may have weaker copyleft; the site may not", () => {
  expect(find({ ...good, dev: true, license: "MPL-2.0" })).toEqual([]);
  expect(isAllowedLicense("Apache-2.0 AND LGPL-3.0-or-later", true)).toBe(true);
  expect(isAllowedLicense("(MIT OR GPL-3.0-only)", false)).toBe(true);
  expect(isAllowedLicense("MIT AND GPL-3.0-only", true)).toBe(false);
});

test("a package for other machines that the registry does not describe is passed over", () => {
  expect(find({ version: "1.0.0", optional: true, os: ["darwin"], cpu: ["arm64"] })).toEqual([]);
});
