import { group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";

/** content/media.yaml: words with videos. */
export const media = contentFile(
  "media.yaml",
  group({ watch: pattern("host"), captions: text({ max: 30 }) }),
  "Words with videos: `watch` is the link to a video on another site, `captions` their name in the player’s menu.",
);
export type MediaWords = Content<typeof media>;
