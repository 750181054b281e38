import type { CmsConfig, EntryCollection } from "@sveltia/cms";
import { matchName } from "../files/files.ts";

/** The editor's configuration as far as the schemas decide it; sign-in and media are the host's. */
export type ContentConfig = Pick<CmsConfig, "collections" | "output" | "slug" | "editor">;

/** What a folder's file is called: its name, or that of its own folder; undefined if it is another's. */
export const matchEntry = (
  { folder = "", extension = "", path = "{{slug}}" }: EntryCollection,
  file: string,
): string | undefined => matchName(`${folder}/${path.replace("{{slug}}", "*")}.${extension}`, file);
