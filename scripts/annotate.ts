import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { getBranchEditAddress } from "../build-site/edit-address.ts";

/** What is wrong at a place in a file of the repository. */
interface Annotation {
  /** path from the repository's root, with slashes */
  file: string;
  /** 1-based */
  line: number;
  /** the field, or the words that are wrong */
  place: string;
  message: string;
}

/** The faults as a Markdown list, for the comment on a pull request (.github/workflows/site.yml). */
const listFile = resolve(import.meta.dirname, "../test-results/faults.md");

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Text as code, in which nothing is a link, a mention or HTML. */
const code = (text: string) => `\`${text.replaceAll("`", "'").replaceAll(/\s+/g, " ")}\``;

/** A fault as GitHub's command that shows it in the changed file. */
export function formatCommand({ file, line, place, message }: Annotation): string {
  const title = escapeProperty(place || "Content");
  return `::error file=${escapeProperty(file)},line=${line},title=${title}::${escapeData(message)}`;
}

/** A fault as a line of a list, with a link that opens the file for editing. */
export function formatItem({ file, line, place, message }: Annotation, editBase: string): string {
  const link = `[${file}, line ${line}](${getBranchEditAddress(editBase, file)})`;
  return `- ${link}${place && `, ${code(place)}`}: ${code(message)}\n`;
}

/** On GitHub, shows faults of the site's own files where they are, and adds them to the comment. */
export function annotate(faults: readonly Annotation[]): void {
  const { GITHUB_ACTIONS, GITHUB_HEAD_REF, GITHUB_REPOSITORY, GITHUB_SERVER_URL } = process.env;
  if (!GITHUB_ACTIONS) return;
  const editBase = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/edit/${GITHUB_HEAD_REF || "main"}`;
  mkdirSync(dirname(listFile), { recursive: true });
  for (const fault of faults) {
    console.log(formatCommand(fault));
    appendFileSync(listFile, formatItem(fault, editBase));
  }
}
