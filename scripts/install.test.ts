import { expect, test } from "vitest";
import { findMissing } from "./install.mjs";

const machine = { os: "linux", cpu: "x64", libc: "glibc" };
const folder = "node_modules/one";

/** What is missing if one package is wanted, and nothing or a version of it is installed. */
const find = (wanted: object, version?: string) =>
  findMissing(
    { [folder]: { version: "1.0.0", ...wanted } },
    version ? { [folder]: { version } } : {},
    machine,
  );

test("a package has to be there in the lockfile's version", () => {
  expect(find({})).toEqual([folder]);
  expect(find({}, "0.9.0")).toEqual([folder]);
  expect(find({}, "1.0.0")).toEqual([]);
});

test("an optional package has to be there if it is for this machine", () => {
  const optional = { optional: true, os: ["linux"], cpu: ["x64"] };
  expect(find(optional)).toEqual([folder]);
  expect(find({ ...optional, libc: ["glibc"] })).toEqual([folder]);
  expect(find({ ...optional, libc: ["musl"] })).toEqual([]);
  expect(find({ ...optional, os: ["darwin"] })).toEqual([]);
  expect(find({ ...optional, cpu: ["arm64"] })).toEqual([]);
  expect(find({ optional: true })).toEqual([]);
});
