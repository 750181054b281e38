import type { ContentFile, Fault } from "content-model/content-file";
import { findTwins, sameWords } from "content-model/twins";

/** What visitors tell the entries of a list by. */
const namingFields = ["name", "title", "question"];

/** On product screens, two workers may have the same certificate. */
const screens = /^content\/(?:plant|figures)\//;

/** Entries of a list that visitors cannot tell from each other. */
export const findSameNames = (file: ContentFile): Fault[] =>
  screens.test(file.file) ? [] : namingFields.flatMap((field) => findTwins(file, field, sameWords));
