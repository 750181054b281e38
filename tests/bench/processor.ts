import { readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Processor time in seconds that a process has used so far, threads included, and that of those of its
 * children that have ended (Linux: proc(5), fields 14 to 17).
 */
export function readProcessorSeconds(pid: number | "self" = "self"): {
  own: number;
  ended: number;
} {
  // The second field is the name, which may have spaces and parentheses.
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
    .split(" ")
    .slice(11, 15)
    .map(Number);
  return {
    own: (user + system) / ticksPerSecond,
    ended: (endedUser + endedSystem) / ticksPerSecond,
  };
}
