import * as v from "valibot";
import { described, type FieldMetadata, withMetadata } from "./field-metadata.ts";
import { group, isGroup, text } from "./fields.ts";
import { matching } from "./formatted-text.ts";

/** Fields for pictures and videos that the team supplies. */

/** A picture as a page receives it: in several widths, a rendered scene or one of the team's own. */
export interface PictureSource {
  /** For browsers without AVIF; its size in pixels sets the aspect ratio before a picture loads. */
  src: string;
  width: number;
  height: number;
  /** Its AVIF files. */
  srcSet: string;
  /** Points in the scene, as fractions of width and height from the top left. */
  anchors: Readonly<Record<string, { x: number; y: number }>>;
  /** Of an own picture: a photo is cropped to its place, one with transparency fits into it. */
  isOpaque?: boolean;
}

/**
 * Name of a picture's file. Spaces and capitals make poor addresses, and differ between systems.
 * Underscores are in the names that cameras give, and an editor keeps them.
 */
const pictureFilePattern = "[a-z0-9]+(?:[-_][a-z0-9]+)*\\.(?:avif|jpe?g|png|svg|webp)";

/** The repository keeps every version of a picture; a build decodes it whole. */
export const largestPicture = { megabytes: 15, megapixels: 60 };

/** A picture as the repository keeps it: the widest that a page shows has 1,600 pixels. */
export const keptPicture = { megabytes: 2, pixels: 2400 };

/** The limits of the build, for whoever has the picture. */
export const describePicture = (leastWidth: number) =>
  `JPG, PNG, SVG, WebP or AVIF, at least ${leastWidth} pixels wide, at most ${largestPicture.megabytes} MB and ${largestPicture.megapixels} megapixels`;

/** @param folder where an editor puts it, as in `Upload`; the folder of the content file itself if empty */
const uploadPicture = (folder = "") =>
  ({
    kind: "image",
    folder,
    address: "",
    accept: ".avif,.heic,.heif,.jpg,.jpeg,.png,.svg,.webp",
    megabytes: largestPicture.megabytes,
  }) as const;

/** What to do with a picture of a kind that pages do not have; nothing to do with one of another kind. */
export function adviseFormat(name: string): string {
  const [, kind = ""] = /\.(heic|heif|tiff?|gif|bmp|psd|raw|dng)$/i.exec(name) ?? [];
  if (!kind) return "";
  const easier = /^hei/i.test(kind) ? ", or put it in with the editor, which converts it" : "";
  return `; a page cannot show a ${kind.toUpperCase()}: save it as JPG first${easier}`;
}

/** A scene of art/rendered, or a picture next to the text. */
export const sceneOrPictureFile = () =>
  withMetadata(
    { form: "picture", upload: uploadPicture() },
    matching(
      new RegExp(`^(?:[a-z]+(?:-[a-z]+)*|(?:\\./)?${pictureFilePattern})$`),
      "the name of a scene or of a picture's file as text, in lowercase letters, digits and hyphens, such as ./night-shift.jpg",
      adviseFormat,
    ),
  );

/** @param folder as in `Upload` */
export const pictureFile = (folder = "") =>
  withMetadata(
    { upload: uploadPicture(folder) },
    matching(
      new RegExp(`^${pictureFilePattern}$`),
      "the name of a picture's file as text, in lowercase letters, digits and hyphens, such as night-shift.jpg",
      adviseFormat,
    ),
  );

/** Whether a text alternative is only a file's name, also without its ending as an upload leaves it. */
export const isNameOf = (alt: string, file: string) =>
  alt === file || (/[-_\d]/.test(alt) && file.startsWith(`${alt}.`));

/** What is said of such a text alternative. */
export const nameAsAlt = "is the file's name, expected what the picture shows";

/** By what right a picture is shown. */
export const rights = () =>
  described(
    "Who made it, and why it may be shown: license, contract, written consent of the people in it. Visitors do not see this.",
    text({ min: 10, max: 300 }),
  );

/**
 * A picture in content/pictures; pages receive `picture` in place of `file`.
 * @param leastWidth in pixels, at least twice the width at which it is shown
 */
export const ownPicture = (leastWidth: number) =>
  v.pipe(
    group({
      file: described(
        `your own picture: ${describePicture(leastWidth)}`,
        pictureFile("/content/pictures"),
      ),
      alt: described(
        "what it shows, for people who cannot see it; for a logo, its name",
        text({ max: 240 }),
      ),
      rights: rights(),
    }),
    v.forward(
      v.partialCheck([["file"], ["alt"]], ({ file, alt }) => !isNameOf(alt, file), nameAsAlt),
      ["alt"],
    ),
    v.transform(({ file, ...rest }) => ({ ...rest, picture: `pictures/${file}` })),
    v.metadata({ leastWidth } satisfies FieldMetadata),
  );

/** Of content/files. Longer downloads need a place of their own. */
export const largestFile = { megabytes: 20 };

/** @param kinds endings, with | between them @param address as in `Upload` */
const uploadFile = (kinds: string, address = "/files") =>
  ({
    kind: "file",
    folder: "/content/files",
    address,
    accept: kinds.replace(/\w+/g, ".$&").replaceAll("|", ","),
    megabytes: largestFile.megabytes,
  }) as const;

/** The name of a file in content/files that is offered for download. */
export const downloadName = () =>
  withMetadata({ upload: uploadFile("csv|docx|ics|pdf|pptx|xlsx|zip", "") }, text({ max: 80 }));

const ownFile = (kinds: string, example: string) =>
  withMetadata(
    { upload: uploadFile(kinds) },
    matching(
      new RegExp(`^/files/[a-z0-9-]+\\.(?:${kinds})$`),
      `the address of a file in content/files as text, such as /files/${example}`,
    ),
  );

const videoEntries = {
  file: described(
    `MP4 or WebM, at most ${largestFile.megabytes} MB`,
    v.optional(ownFile("mp4|webm", "walk-down.mp4")),
  ),
  link: described(
    "in place of `file`: the page on another site that has it",
    v.optional(matching(/^https:\/\/\S+$/, "an address that starts with https://")),
  ),
  captions: described(
    "for a `file`: what is said, as WebVTT",
    v.optional(ownFile("vtt", "walk-down.vtt")),
  ),
  noCaptions: described(
    "in place of `captions`: why none are needed, such as: It has no sound.",
    v.optional(text({ min: 10, max: 200 })),
  ),
};

/**
 * A video with fields of its own, such as its poster: a file of this site or a link to another.
 * A file has captions, or says why not (WCAG 1.2.2).
 */
export const video = <const T extends Record<string, v.GenericSchema>>(entries: T) =>
  v.pipe(
    group({ ...entries, ...videoEntries }),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const message of findVideoFaults(dataset.value)) addIssue({ message });
    }),
  );

/** What is wrong with a video's fields together. */
function findVideoFaults(value: unknown): string[] {
  const { file, link, captions, noCaptions }: VideoFile = isGroup(value) ? value : {};
  return [
    ...(!file === !link ? ["expected either a file or a link"] : []),
    ...(file && !captions === !noCaptions
      ? [
          "needs captions, a WebVTT file of what is said; if there is nothing to caption, say why in `noCaptions`",
        ]
      : []),
  ];
}

/** Where a video is, and what is said in it. */
export type VideoFile = Partial<Record<keyof typeof videoEntries, string | undefined>>;
