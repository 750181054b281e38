import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fillText, readFacts } from "../../build-site/content/references.ts";
import { type Figure, splitSentences } from "./page-figures.ts";

/*
 * The sentences in which content names a figure by its reference that a page would otherwise have to tell by its
 * words (`named` in page-figures.ts). So a sentence can be put in any other words.
 */

const reference =
  /\{\{(?:rules\.|settled\.hours\.\w+\.pay\.|invoices\.[^.}]+\.approved\b)[^{}]*\}\}/g;

/** Letters and digits alone: a page has other spaces, hyphens and marks than its file. */
const simplify = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/** Every text of a content file: the fields of a YAML file, the paragraphs of a Markdown file. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** @returns whether content has the sentence of a figure, with a reference that prints it */
export function readReferences(root: string): (figure: Figure) => boolean {
  const facts = readFacts(root);
  const fill = (text: string): string => String(fillText(text, facts, () => {}));
  const named = globSync("content/**/*.{md,yaml}", { cwd: root })
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return file.endsWith(".md") ? source.split(/\n{2,}/) : listTexts(parse(source));
    })
    .flatMap((text) => {
      const numbers = (text.match(reference) ?? []).map(fill);
      if (numbers.length === 0) return [];
      return (
        splitSentences(fill(text))
          .map(simplify)
          // A number and its unit alone could be anybody's.
          .filter((sentence) => /\p{L}{3}/u.test(sentence))
          .map((sentence) => ({ sentence, numbers }))
      );
    });
  return ({ number, words }) => {
    const text = simplify(words);
    return named.some(
      ({ sentence, numbers }) => numbers.includes(number) && text.includes(sentence),
    );
  };
}
