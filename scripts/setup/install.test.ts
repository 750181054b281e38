import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { satisfies } from "semver";
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

test("every package runs on the Node that installs it; npm would leave out an optional one", () => {
  const file = resolve(import.meta.dirname, "../../package-lock.json");
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, { version: string; engines?: { node?: string }; os?: string[] }>;
  };
  const own = packages["node_modules/node"]?.version ?? "";
  const unfit = Object.entries(packages).filter(
    ([path, { engines, os }]) =>
      path !== "" && (os ?? ["linux"]).includes("linux") && !satisfies(own, engines?.node ?? "*"),
  );
  expect(unfit.map(([path]) => path)).toEqual([]);
});
