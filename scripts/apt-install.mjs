import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs packages of Debian, or of a system made from it, when run there as root.
 *
 * @param {string[]} packages
 * @returns {boolean | string} whether that was tried and worked; what apt-get said when it failed
 */
export function installWithApt(packages) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(", ")} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status, stderr } = spawnSync("apt-get", args, { encoding: "utf8", env });
    if (status !== 0) return stderr;
  }
  return true;
}
