import {
  type ContentFile,
  type Fault,
  type FieldPath,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { adviseFormat, isNameOf, nameAsAlt } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import {
  type ArticleHead,
  type Illustration,
  leastPictureWidths,
} from "../../app/parts/articles/schema.ts";
import type { BodyPicture } from "../markdown/article-body.ts";

const isVideo = /\.(?:mp4|mov|webm)$/i;

/** A place where an own picture is shown, with its file's path below content/. */
export interface PictureUse extends Omit<Fault, "message"> {
  picture: string;
  leastWidth: number;
}

/**
 * Compares an article's own pictures and videos in its head, its text and its folder: where they are
 * shown, and what is wrong with that.
 *
 * @param parts of its text
 * @param names of the pictures in its folder
 */
export function readPictures(
  content: ContentFile,
  head: ArticleHead,
  parts: readonly ({ html: string } | BodyPicture)[],
  names: readonly string[],
) {
  const folder = content.file.replace(/^content\/|index\.md$/g, "");
  const { pictures = [], videos = [] } = head;
  const faults: Fault[] = [];
  const uses: PictureUse[] = [];
  const used = new Set<string>();

  /** Records that a picture is shown; returns its path below content/. */
  function show(name: string, place: Omit<Fault, "message">, leastWidth: number): string {
    used.add(name);
    const picture = folder + name;
    if (!names.includes(name)) {
      const ids = videos.map(({ id }) => `video:${id}`);
      faults.push({ ...place, message: tellOfMissing(name, names, ids) });
    } else if (!pictures.some(({ file }) => file === name)) {
      const message = `${name} has no rights line; expected an entry under "pictures" in the head: "- file: ${name}", and below it "rights:" with who made it and why it may be shown`;
      faults.push({ ...place, message });
    } else uses.push({ ...place, picture, leastWidth });
    return picture;
  }

  const getCredit = (name: string) => pictures.find(({ file }) => file === name)?.credit;
  const locate = (path: FieldPath) => makeFault(content, path, "");

  function illustrate({ name, alt, caption, line }: BodyPicture): Illustration {
    const video = videos.find(({ id }) => name === `video:${id}`);
    if (video) used.add(name);
    const file = video?.poster ?? name;
    const picture = show(file, makeFileFault(content.file, "", line), leastPictureWidths.text);
    return { picture, alt, caption, credit: getCredit(file), video };
  }

  const own = /^(?:\.\/)?(.+\.\w+)$/.exec(head.picture)?.[1];
  const picture = own ? show(own, locate(["picture"]), leastPictureWidths.head) : head.picture;
  if (own && isNameOf(head.pictureAlt, own)) {
    faults.push(makeFault(content, ["pictureAlt"], nameAsAlt));
  }
  const shown = parts.map((part) => ("html" in part ? part : illustrate(part)));

  const unused = listUnused(content, { pictures, videos }, names, used);
  return { parts: shown, picture, pictureCredit: own && getCredit(own), uses, faults, unused };
}

/** What is wrong with the name of a picture or video that the article does not have. */
function tellOfMissing(name: string, names: readonly string[], ids: readonly string[]): string {
  const [, id] = /^video:(.*)/.exec(name) ?? [];
  if (id !== undefined) {
    return `"${name}" is not a video of this article; expected an entry under "videos" in the head: "- id: ${id}", and below it "poster:" and "file:" or "link:"${suggestNearest(name, ids)}`;
  }
  const advice = isVideo.test(name)
    ? "; a video goes into content/files and has an entry under videos in the head"
    : adviseFormat(name) || suggestNearest(name, [...names, ...ids]);
  return `"${name}" is not a picture in this article's folder${advice}`;
}

/** The pictures and videos that the article has and does not show: no fault, because nobody sees them. */
function listUnused(
  content: ContentFile,
  { pictures = [], videos = [] }: Pick<ArticleHead, "pictures" | "videos">,
  names: readonly string[],
  used: ReadonlySet<string>,
): Fault[] {
  const unusedPictures = [...pictures.entries()].filter(([, { file }]) => !used.has(file));
  const unusedVideos = [...videos.entries()].filter(([, { id }]) => !used.has(`video:${id}`));
  const unusedFiles = names.filter(
    (name) =>
      !used.has(name) && !name.endsWith(".svg") && !pictures.some(({ file }) => file === name),
  );
  return [
    ...unusedPictures.map(([index, { file }]) =>
      makeFault(
        content,
        ["pictures", index],
        `${file} is not shown in the article; remove this entry, or show it`,
      ),
    ),
    ...unusedVideos.map(([index, { id }]) => {
      const message = `is not shown; expected ![What it shows](video:${id}) in the text`;
      return makeFault(content, ["videos", index], message);
    }),
    ...unusedFiles.map((name) =>
      makeFileFault(content.file.replace(/[^/]*$/, name), "is not shown in its article"),
    ),
  ];
}
