import { readFileSync } from "node:fs";

/**
 * Prints what a command does and takes, if it was asked with `--help`: the comment in its file that says how
 * it is called.
 *
 * @param {string} file
 * @param {readonly string[]} args what follows the command's name
 * @returns {boolean} whether it was asked
 */
export function showHelp(file, args) {
  if (!args.includes("--help") && !args.includes("-h")) return false;
  const comments = readFileSync(file, "utf8").match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  const comment = comments.find((each) => each.includes("`npm "));
  if (comment === undefined) return false;
  console.log(comment.replace(/^\/\*\*(?:\n \*)? |\s*\*\/$/g, "").replace(/\n \* ?/g, "\n"));
  return true;
}
