import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs programs on Debian, as root; elsewhere it does nothing. What fails is printed: whoever
 * needs a program looks for it afterwards.
 *
 * @param {string} what their name in words
 * @param {string[]} packages of Debian
 */
export function installOnDebian(what, packages) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing ${what} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status, stderr } = spawnSync("apt-get", args, { encoding: "utf8", env });
    if (status !== 0) console.error(stderr);
  }
}
