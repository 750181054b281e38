import type { ArticleFile } from "./article-file.ts";
import { type ContentFile, type Fault, listFields, makeFault } from "./content-file.ts";

/**
 * Checks every link of the content, in fields named `href` and in the texts of articles.
 *
 * @param findFault what is wrong with an address, or undefined
 */
export function checkLinks(
  files: readonly ContentFile[],
  articleFiles: readonly ArticleFile[],
  findFault: (href: string) => string | undefined,
): Fault[] {
  const inFields = files.flatMap((file) =>
    listFields(file.value, "href").flatMap(({ text, path }) => {
      const message = findFault(text);
      return message ? makeFault(file, path, message) : [];
    }),
  );
  const inTexts = articleFiles.flatMap(({ content: { file }, links }) =>
    links.flatMap(({ href, line }): Fault[] => {
      const message = findFault(href);
      return message ? [{ file, line, field: "", message }] : [];
    }),
  );
  return [...inFields, ...inTexts];
}
