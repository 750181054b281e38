import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "./server/site-fixture.ts";

const root = resolve(import.meta.dirname, "..");
const units = readdirSync(join(root, "deploy")).map((name) => ({
  name,
  text: readFileSync(join(root, "deploy", name), "utf8"),
}));
const services = units.filter(({ name }) => name.endsWith(".service"));

test("the units start the project's Node: systemd knows no other, say that of nvm", () => {
  const commands = services.flatMap(({ text }) => text.match(/^ExecStart=.*$/gm) ?? []);
  expect(commands).toHaveLength(services.length);
  const node = "ExecStart=/srv/aes32/node_modules/node/bin/node ";
  expect(commands.filter((command) => !command.startsWith(node))).toEqual([]);
  const scripts = commands.flatMap((command) => command.match(/[\w/-]+\.(?:mjs|ts)\b/g) ?? []);
  expect(scripts.filter((script) => !existsSync(join(root, script)))).toEqual([]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.runIf(hasSystemd)("systemd finds nothing wrong with the units", () => {
  const folder = makeTemporaryFolder();
  for (const { name, text } of units) {
    // The site is not installed here.
    const here = text.replaceAll("/srv/aes32/node_modules/node/bin/node", process.execPath);
    writeFileSync(join(folder, name), here.replaceAll("/srv/aes32", root));
  }
  const files = units.map(({ name }) => join(folder, name));
  const { output, status } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], {
    encoding: "utf8",
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  });
  const complaints = output
    .join("")
    .split("\n")
    .filter((line) => line.includes("aes32"));
  expect({ complaints, status }).toEqual({ complaints: [], status: 0 });
});

/** The settings of a unit's [Service], by name. */
function readService(file: string): Record<string, string> {
  const { text = "" } = units.find(({ name }) => name === file) ?? {};
  const [, service = ""] = text.split("[Service]\n");
  const lines = (service.split("\n[")[0] ?? "").matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}

const server = readService("aes32.service");
const build = readService("aes32-nightly.service");

describe("the build on the own machine", () => {
  test("runs as a user of its own, with settings of its own", () => {
    expect(build.User).toMatch(/\w/);
    expect([server.User, "root"]).not.toContain(build.User);
    expect(build.EnvironmentFile).not.toContain(server.EnvironmentFile ?? "");
    expect(build.InaccessiblePaths?.split(" ")).toEqual(
      expect.arrayContaining([`-${server.EnvironmentFile}`, `-/var/lib/${server.StateDirectory}`]),
    );
  });

  test("can write nothing that the server runs", () => {
    const writable = build.ReadWritePaths?.split(" ") ?? [];
    expect(writable).toEqual([
      join(build.WorkingDirectory ?? "", "build"),
      // Beside it is the npm that root installs packages with (scripts/setup/install.mjs).
      join(build.WorkingDirectory ?? "", ".cache/pictures"),
    ]);
    expect(server.ExecStart).toContain(" server/main.ts");
  });

  test("is as hardened as the server", () => {
    const rules = Object.keys(server).filter((name) =>
      /^(?:Protect|Private|Restrict|Lock|NoNew|Capability|SystemCall)/.test(name),
    );
    expect(rules.length).toBeGreaterThan(18);
    for (const rule of rules.filter((name) => name !== "RestrictAddressFamilies")) {
      expect([rule, build[rule]]).toEqual([rule, server[rule]]);
    }
    expect(build.PrivateNetwork).toBe("true");
  });
});
