import { readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../content-copy.ts";

/** A change of one file, as docs/tasks.md shows it. */
export type Snippet = {
  /** path below content/ */
  file: string;
  /** the changed fields, or a whole file */
  text: string;
  /** whether its entries are taken out of their list */
  deletes: boolean;
};

/** A section of docs/tasks.md. */
export type Task = {
  name: string;
  snippets: Snippet[];
  /** paths of the pages that show the snippets' words */
  pages: string[];
};

const block = /^```(?:yaml|md)( delete)?\n(.*?)^```$/gms;

/** A snippet is of the file that is named last before it. */
function readSnippets(text: string): Snippet[] {
  return [...text.matchAll(block)].map(({ 1: deletes, 2: snippet = "", index }) => {
    const files = [...text.slice(0, index).matchAll(/`content\/([\w/.-]+\.(?:yaml|md))`/g)];
    return { file: files.at(-1)?.[1] ?? "", text: snippet, deletes: deletes !== undefined };
  });
}

const getName = (section: string) => section.split("\n", 1)[0] ?? "";

function readSections(): string[] {
  const page = readFileSync(join(project, "docs/tasks.md"), "utf8");
  // Its days to come are still to come when these tests run in some years.
  return page.replaceAll("2027-", "2099-").split(/^### /m).slice(1);
}

const changesContent = (section: string) => section.includes("**On the site:**");

/** The tasks of docs/tasks.md that change content. */
export const readTasks = (): Task[] =>
  readSections()
    .filter(changesContent)
    .map((section) => {
      // What begins the next chapter belongs to no task.
      const [result = ""] = (section.split("**On the site:**")[1] ?? "").split(/^## /m);
      const pages = [...result.matchAll(/`(\/[\w/-]*)`/g)].map(([, path = ""]) => path);
      return { name: getName(section), snippets: readSnippets(section), pages };
    });
