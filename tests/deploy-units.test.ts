import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

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
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
