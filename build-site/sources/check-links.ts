import {
  type ContentFile,
  type Fault,
  type FieldPath,
  listFields,
  makeFault,
  makeFileFault,
} from "content-model/content-file";

/** A Markdown text and its in-site links. */
export interface LinkedText {
  content: { file: string };
  links: readonly { href: string; line: number }[];
}

/** The path of an address, without a slash at its end, parameters and place. */
export const getAddressedPath = (href: string) => href.replace(/\/?(?:[?#].*)?$/, "");

/** Fields with an address; `to` is where another one leads on. */
export const linkFields = ["href", "to"];

/**
 * Checks every link of the content, in fields of these names and in Markdown.
 *
 * @param findFault what is wrong with an address in a file, and in which field, or undefined
 */
export function checkLinks(
  files: readonly ContentFile[],
  texts: readonly LinkedText[],
  findFault: (href: string, file: string, path?: FieldPath) => string | undefined,
  fields: readonly string[] = linkFields,
): Fault[] {
  const inFields = files.flatMap((file) =>
    fields
      .flatMap((name) => listFields(file.value, name))
      .flatMap(({ text, path }) => {
        const message = findFault(text, file.file, path);
        return message ? makeFault(file, path, message) : [];
      }),
  );
  const inTexts = texts.flatMap(({ content: { file }, links }) =>
    links.flatMap(({ href, line }) => {
      const message = findFault(href, file);
      return message ? makeFileFault(file, message, line) : [];
    }),
  );
  return [...inFields, ...inTexts];
}
