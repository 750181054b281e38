import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
} from "content-model/content-file";

export type Link = Omit<Fault, "message"> & { href: string };

export const getAddressedPath = (href: string) => href.replace(/\/?(?:[?#].*)?$/, "");

/** Fields with an address; `to` is where another one leads on. A video's are files. */
const linkFields = ["href", "to"];
export const fileFields = ["file", "captions"];

export const listLinks = (
  files: readonly ContentFile[],
  texts: readonly { content: { file: string }; links: readonly { href: string; line: number }[] }[],
): Link[] => [
  ...files.flatMap((file) =>
    listTexts(file.value).flatMap(({ text: href, path }) =>
      [...linkFields, ...fileFields].includes(String(path.at(-1)))
        ? { ...makeFault(file, path, ""), href }
        : [],
    ),
  ),
  ...texts.flatMap(({ content: { file }, links }) =>
    links.map(({ href, line }) => ({ ...makeFileFault(file, "", line), href })),
  ),
];

/** @param findFault what is wrong with a link, or undefined */
export const checkLinks = (
  links: readonly Link[],
  findFault: (link: Link) => string | undefined,
): Fault[] =>
  links.flatMap((link) => {
    const { href: _, ...place } = link;
    const message = findFault(link);
    return message ? { ...place, message } : [];
  });
