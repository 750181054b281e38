import { listTexts, makeFault } from "content-model/content-file";
import { getArticleSlug } from "../../app/routes.ts";
import { checkLinks } from "../sources/check-links.ts";
import type { EditionContent } from "./edition-content.ts";

/** Fields of articles and of their page that name other articles. */
const articleLists = ["relatedPosts", "defaultRelated"];

/** Where content links to a page, or has an article in one of its lists, as `FILE:LINE`. */
export function listLinksTo(
  { files, articleFiles, textFiles }: EditionContent,
  path: string,
): string[] {
  const all = [...files.values()];
  const links = checkLinks(all, [...articleFiles, ...textFiles], (href) =>
    href.replace(/\/?([?#].*)?$/, "") === path ? path : undefined,
  );
  const slug = getArticleSlug(path);
  const entries = all.flatMap((file) =>
    listTexts(file.value).flatMap(({ text, path: field }) =>
      text === slug && articleLists.includes(String(field.at(-2)))
        ? makeFault(file, field, "")
        : [],
    ),
  );
  return [...links, ...entries].map(({ file, line }) => `${file}:${line}`);
}
