import { basename } from "node:path";
import type { Entry } from "../schema/source.ts";
import { type ContentFile, type Fault, makeFault } from "./content-file.ts";
import { type Dates, findDateFault, isOnline } from "./online-dates.ts";

/** An entry of an open folder: its slug and dates; the rest of its fields are its folder's own. */
export type DatedEntry = Dates & Entry;

/** Adds to the value of an open folder's file what every entry has. */
export function makeEntry({ file }: ContentFile, value: Dates): DatedEntry {
  return { ...value, slug: getSlug(file), draft: !isOnline(value) };
}

/** Checks what every entry of an open folder has in common: its name and its dates. */
export function checkEntry(file: ContentFile, value: Dates): Fault[] {
  const faults: Fault[] = [];
  const slug = getSlug(file.file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    const message = `"${slug}" is part of an address, expected a file name of lowercase letters, digits and hyphens, such as site-engineer.yaml`;
    faults.push(makeFault(file, [], message));
  }
  const dates = findDateFault(value);
  if (dates) {
    // A job's last day is in another field.
    const isWritten = Object.hasOwn(Object(file.value), String(dates.path[0]));
    faults.push(makeFault(file, isWritten ? dates.path : ["validUntil"], dates.message));
  }
  return faults;
}

/** The slug of an open folder's file. */
export const getSlug = (file: string) => basename(file, ".yaml");
