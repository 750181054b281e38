/** How git is asked: the one place that starts it. Plain JavaScript, because `npm test` begins on old Nodes. */
import { spawn, spawnSync } from "node:child_process";

/** In English, and without a question where nobody sees it: for a name or password that git lacks. */
const readEnv = () => ({ ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" });

/**
 * @param {string} root the folder
 * @param {readonly string[]} args
 * @param {string} [input]
 * @returns {{ isOk: boolean, isMissing: boolean, text: string, complaint: string }} whether it did,
 *   whether there is no git, and what it printed, of any size
 */
export function askGit(root, args, input) {
  const options = { cwd: root, encoding: "utf8", maxBuffer: Infinity, env: readEnv(), input };
  const { error, status, stdout, stderr } = spawnSync("git", args, options);
  return {
    isOk: status === 0,
    isMissing: error?.code === "ENOENT",
    text: (stdout ?? "").trimEnd(),
    complaint: (stderr || error?.message || "").trim(),
  };
}

/** Seconds without a word from another computer until it is said, and until the end. */
const limits = { firstWord: 5, patience: 30 };

const progress = /^(?:remote: )?(?:[A-Z]\w+ (?:objects|deltas)|Total \d|Delta compression)/;

/**
 * Asks git for what another computer has to answer, which may never do so.
 *
 * @param {string} root the folder
 * @param {readonly string[]} args of a command that knows `--progress`
 * @param {(line: string) => void} print
 * @param {{ firstWord: number, patience: number }} [limit]
 * @returns {Promise<{ isOk: boolean, complaint: string }>}
 */
export function askOtherComputer(root, [command = "", ...args], print, limit = limits) {
  const { firstWord, patience } = limit;
  return new Promise((resolve) => {
    const child = spawn("git", [command, "--progress", ...args], {
      cwd: root,
      env: readEnv(),
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    /** @type {NodeJS.Timeout[]} */
    let timers = [];
    const stopTimers = () => timers.forEach(clearTimeout);
    const end = (isOk) => {
      stopTimers();
      const lines = said.split(/[\r\n]+/).filter((line) => !progress.test(line));
      resolve({ isOk, complaint: lines.join("\n").trim() });
    };
    const listen = () => {
      stopTimers();
      const more = `The shared copy does not answer yet. It has ${patience} seconds to do so.`;
      timers = [
        setTimeout(() => print(more), firstWord * 1000),
        setTimeout(() => {
          said += `\nno answer in ${patience} seconds`;
          child.kill();
          child.stderr.destroy();
          end(false);
        }, patience * 1000),
      ];
    };
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said += text;
      listen();
    });
    child.on("error", () => end(false)).on("close", (code) => end(code === 0));
    listen();
  });
}
