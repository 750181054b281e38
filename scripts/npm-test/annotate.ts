import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ContentError } from "content-model/check-files";
import type { Fault } from "content-model/content-file";
import { readBranchAddresses } from "../../build-site/editor/site-config.ts";

const root = resolve(import.meta.dirname, "../..");

/** The faults as a Markdown list, for the comment on a pull request (.github/workflows/site.yml). */
const listFile = resolve(root, "test-results/faults.md");

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Text as code, in which nothing is a link, a mention or HTML. */
const code = (text: string) => `\`${text.replaceAll("`", "'").replaceAll(/\s+/g, " ")}\``;

const getWords = ({ about, field, message }: Fault) =>
  about ? `${message}. This ${field === "" ? "file" : "field"}: ${about}` : message;

/** A fault as GitHub's command that shows it in the changed file. */
function formatCommand(fault: Fault): string {
  const [file, title] = [fault.file, fault.field || "Content"].map(escapeProperty);
  return `::error file=${file},line=${fault.line},title=${title}::${escapeData(getWords(fault))}`;
}

/** A fault as a line of a list, with a link to where its file is edited. */
function formatItem(fault: Fault, address: string): string {
  const { field, file, line } = fault;
  return `- [${file}, line ${line}](${address})${field && `, ${code(field)}`}: ${code(getWords(fault))}\n`;
}

/** Where the files of the branch that is checked are edited. */
async function readAddresses(): Promise<(file: string) => string> {
  const { EDIT_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REPOSITORY, GITHUB_SERVER_URL } = process.env;
  const base = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/edit/${GITHUB_HEAD_REF || "main"}`;
  return readBranchAddresses(root, base, EDIT_REPOSITORY).catch((error) => {
    // The site's own address may be what does not fit.
    if (error instanceof ContentError) return readBranchAddresses(root, base, undefined);
    throw error;
  });
}

/** On GitHub, shows faults of the site's own files where they are, and adds them to the comment. */
export async function annotateFaults(faults: readonly Fault[]): Promise<void> {
  if (!process.env.GITHUB_ACTIONS || faults.length === 0) return;
  const getAddress = await readAddresses();
  mkdirSync(dirname(listFile), { recursive: true });
  for (const fault of faults) {
    console.log(formatCommand(fault));
    appendFileSync(listFile, formatItem(fault, getAddress(fault.file)));
  }
}
