import {
  type ContentFile,
  type Fault,
  listFields,
  makeFault,
  makeFileFault,
} from "./content-file.ts";

/** A Markdown text and its in-site links. */
export interface LinkedText {
  content: { file: string };
  links: readonly { href: string; line: number }[];
}

/** Fields with an address; `to` is where another one leads on. */
export const linkFields = ["href", "to"];

/**
 * Checks every link of the content, in fields of these names and in Markdown.
 *
 * @param findFault what is wrong with an address, or undefined
 */
export function checkLinks(
  files: readonly ContentFile[],
  texts: readonly LinkedText[],
  findFault: (href: string) => string | undefined,
  fields: readonly string[] = linkFields,
): Fault[] {
  const inFields = files.flatMap((file) =>
    fields
      .flatMap((name) => listFields(file.value, name))
      .flatMap(({ text, path }) => {
        const message = findFault(text);
        return message ? makeFault(file, path, message) : [];
      }),
  );
  const inTexts = texts.flatMap(({ content: { file }, links }) =>
    links.flatMap(({ href, line }) => {
      const message = findFault(href);
      return message ? makeFileFault(file, message, line) : [];
    }),
  );
  return [...inFields, ...inTexts];
}
