import {
  type ContentFile,
  type Fault,
  type FieldPath,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { makeSlug } from "content-model/formatted-text";
import { isGroup, listGroups } from "content-model/groups";
import { adviseFormat, isNameOf, nameAsAlt } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import {
  type ArticleVideo,
  type Illustration,
  leastPictureWidths,
  type OwnPicture,
} from "../../app/parts/articles/schema.ts";
import type { ArticleBody, BodyPicture } from "../markdown/article-body.ts";

const isVideo = /\.(?:mp4|mov|webm)$/i;

/** A place where an own picture is shown, with its file's path below content/. */
export interface PictureUse extends Omit<Fault, "message"> {
  picture: string;
  leastWidth: number;
}

/** What a head says of its pictures and videos, be the rest of it as it may. */
interface PictureHead {
  picture: string;
  pictureAlt: string;
  hasPictureRights: boolean;
  pictures: readonly Partial<OwnPicture>[];
  videos: readonly Partial<ArticleVideo>[];
}

function readHead(value: unknown): PictureHead {
  const head = isGroup(value) ? value : {};
  return {
    picture: String(head.picture ?? ""),
    pictureAlt: String(head.pictureAlt ?? ""),
    hasPictureRights: head.pictureRights !== undefined,
    pictures: listGroups(head.pictures),
    videos: listGroups(head.videos),
  };
}

/**
 * Compares an article's own pictures and videos in its head, its text and its folder: where they are
 * shown, and what is wrong with that.
 *
 * @param content its head, which may have faults
 * @param names of the pictures in its folder
 */
export function readPictures(
  content: ContentFile,
  { parts, misplaced }: Pick<ArticleBody, "parts" | "misplaced">,
  names: readonly string[],
) {
  const folder = content.file.replace(/^content\/|index\.md$/g, "");
  const head = readHead(content.value);
  const { pictures, videos } = head;
  const own = /^(?:\.\/)?(.+\.\w+)$/.exec(head.picture)?.[1];
  const faults: Fault[] = [];
  const uses: PictureUse[] = [];
  const used = new Set<string>();

  /** Records that a picture is shown; returns its path below content/. */
  function show(name: string, place: Omit<Fault, "message">, leastWidth: number): string {
    used.add(name);
    const picture = folder + name;
    const hasRights =
      pictures.some(({ file }) => file === name) ||
      (name === own && head.hasPictureRights) ||
      videos.some(({ poster, rights }) => poster === name && rights);
    if (!names.includes(name)) {
      const ids = videos.map(({ id }) => `video:${id}`);
      faults.push({ ...place, message: tellOfMissing(name, names, ids) });
      return picture;
    }
    uses.push({ ...place, picture, leastWidth });
    if (!hasRights) faults.push({ ...place, message: tellOfRights(name, place) });
    return picture;
  }

  const getCredit = (name: string) => pictures.find(({ file }) => file === name)?.credit;
  const locate = (path: FieldPath) => makeFault(content, path, "");

  function illustrate({ name, alt, caption, line }: BodyPicture): Illustration {
    const index = videos.findIndex(({ id }) => name === `video:${id}`);
    const video = videos[index];
    if (video) used.add(name);
    const file = video ? String(video.poster ?? "") : findRenamed(name, names);
    const place = video
      ? locate(["videos", index, "poster"])
      : makeFileFault(content.file, "", line);
    // What a video lacks is a fault of the head.
    const picture = file && show(file, place, leastPictureWidths.text);
    return { picture, alt, caption, credit: getCredit(file), video };
  }

  const picture = own ? show(own, locate(["picture"]), leastPictureWidths.head) : head.picture;
  if (own && isNameOf(head.pictureAlt, own)) {
    faults.push(makeFault(content, ["pictureAlt"], nameAsAlt));
  }
  const shown = parts.map((part) => ("html" in part ? part : illustrate(part)));
  for (const each of misplaced) illustrate(each);

  const unused = listUnused(content, head, names, used);
  return { parts: shown, picture, pictureCredit: own && getCredit(own), uses, faults, unused };
}

/** What a picture lacks that has no rights, wherever it is shown. */
function tellOfRights(name: string, { field }: Omit<Fault, "message">): string {
  if (field.endsWith(".poster")) {
    return `${name} needs \`rights\`: who made it and why it may be shown`;
  }
  const here = field === "picture" ? '"pictureRights:" below it, or ' : "";
  return `${name} has no rights line; expected ${here}an entry under "pictures" in the head: "- file: ${name}", and below it "rights:" with who made it and why it may be shown`;
}

/** The picture that had another name before the editor made it WebP, in lowercase letters and hyphens. */
function findRenamed(name: string, names: readonly string[]): string {
  if (names.includes(name) || isVideo.test(name)) return name;
  const dropEnding = (file: string) => file.replace(/\.\w+$/, "");
  const stem = dropEnding(name);
  const umlauts = { ä: "ae", ö: "oe", ü: "ue", Ä: "ae", Ö: "oe", Ü: "ue", ß: "ss" };
  const spelled = Object.entries(umlauts).reduce(
    (text, [letter, letters]) => text.replaceAll(letter, letters),
    stem.normalize("NFC"),
  );
  const wanted = [makeSlug(stem), makeSlug(spelled)];
  return names.find((each) => wanted.includes(makeSlug(dropEnding(each)))) ?? name;
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
  { pictures, videos }: Pick<PictureHead, "pictures" | "videos">,
  names: readonly string[],
  used: ReadonlySet<string>,
): Fault[] {
  const unusedPictures = [...pictures.entries()].filter(([, { file = "" }]) => !used.has(file));
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
