import { posix } from "node:path";
import type { ContentConfig } from "content-model/form-places";
import { StartError } from "startup/start-error";
import { describeChanges, type FileChange, isText } from "./describe-changes.ts";

/** The terminal, and the editor's words for it. */
export type Terminal = {
  config: ContentConfig;
  print: (line: string) => void;
  /** asks which changes are meant; without it, all are */
  choose: ((question: string) => Promise<string>) | undefined;
};

/** Whether an entry names a picture or a file, before its change or after. */
export const isNamedBy = ({ file, before = "", after = "" }: FileChange, other: string): boolean =>
  isText(file) && !isText(other) && (before + after).includes(posix.basename(other));

/**
 * Shows changes, and lets a person choose: entries, each with the files that it names, and other files.
 *
 * @param own those to choose from; the others follow from some of them
 * @param wish what is done with those that are chosen, such as "send"
 * @returns undefined of all
 * @throws StartError for an answer that names none of it
 */
export async function chooseChanges(
  changes: readonly FileChange[],
  own: readonly FileChange[],
  wish: string,
  { config, print, choose }: Terminal,
): Promise<FileChange[] | undefined> {
  const units = own.filter(
    (each) =>
      isText(each.file) ||
      // A picture that nothing names is deleted in any case.
      (each.after !== undefined && !own.some((entry) => isNamedBy(entry, each.file))),
  );
  const isAsked = choose && units.length > 1;
  for (const each of changes) {
    const number = isAsked ? String(units.indexOf(each) + 1 || "").padStart(3) : "";
    const [first, ...lines] = describeChanges(config, [each]);
    print(`${number}  ${first}${number.trim() || !isAsked ? "" : " (goes with the others)"}`);
    for (const line of lines) print(`${" ".repeat(number.length)}  ${line}`);
  }
  if (!isAsked) return undefined;
  const question = `\nWhich of it do you want to ${wish}? Type all, or numbers such as 1 3: `;
  const answer = (await choose(question)).trim();
  if (answer.toLowerCase() === "all") return undefined;
  const chosen = answer.split(/[\s,]+/).map((word) => units[Number(word) - 1]);
  if (chosen.includes(undefined)) {
    throw new StartError(
      `Nothing was done: “${answer}” is neither all nor numbers from 1 to ${units.length}. Your changes are still there.`,
    );
  }
  return changes.filter((each) =>
    chosen.some((unit) => unit && (unit === each || isNamedBy(unit, each.file))),
  );
}
