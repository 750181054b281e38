import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "deploy");

/** The settings of a unit's [Service], by name. */
function readService(file: string): Record<string, string> {
  const [, service = ""] = readFileSync(join(folder, file), "utf8").split("[Service]\n");
  const lines = service.split("\n[")[0]?.split("\n") ?? [];
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

const server = readService("aes32.service");
const build = readService("aes32-nightly.service");

describe("the build on the own machine", () => {
  it("runs as a user of its own, with settings of its own", () => {
    expect(build.User).toMatch(/\w/);
    expect([server.User, "root"]).not.toContain(build.User);
    expect(build.EnvironmentFile).not.toContain(server.EnvironmentFile ?? "");
    expect(build.InaccessiblePaths?.split(" ")).toEqual(
      expect.arrayContaining([`-${server.EnvironmentFile}`, `-/var/lib/${server.StateDirectory}`]),
    );
  });

  it("can write nothing that the server runs", () => {
    const writable = build.ReadWritePaths?.split(" ") ?? [];
    expect(writable).toEqual([
      join(build.WorkingDirectory ?? "", "build"),
      // Beside it is the npm that root installs packages with (scripts/setup/install.mjs).
      join(build.WorkingDirectory ?? "", ".cache/pictures"),
    ]);
    expect(server.ExecStart).toContain(" server/main.ts");
  });

  it("is as hardened as the server", () => {
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
