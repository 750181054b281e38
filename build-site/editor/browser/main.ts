import CMS from "@sveltia/cms";
import {
  DateControl,
  LinkControl,
  MarkdownControl,
  NumberControl,
  PictureControl,
} from "./controls.tsx";
import { followChange, isNamedIn, readFormNames, restoreDraft } from "./merge-draft.ts";
import { keepPastedMarks } from "./paste-marked-text.ts";

declare global {
  interface Window {
    /** The editor's own rule for names of files (build-editor.ts). */
    nameKept(name: string, rules: { slugificationEnabled: boolean }): string;
  }
}

/** What the editor makes a WebP of. */
const photo = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|tiff?)$/;

/**
 * The folder that all pages' pictures share. There, another name is always right: who replaces a picture means
 * the one in the form, never another page's of the same name. What nothing shows any longer goes by itself.
 */
const shared = "content/pictures/";

/** Whether one of the files has the name under which another, from somebody's computer, would be kept. */
export function isTaken(name: string, files: readonly { name: string; path: string }[]): boolean {
  const kept = window.nameKept(name, { slugificationEnabled: true }).toLowerCase();
  const names = [kept, kept.replace(photo, ".webp")];
  return files.some(
    (file) => !file.path.startsWith(shared) && names.includes(file.name.normalize().toLowerCase()),
  );
}

/** Starts the editor with the configuration that its page links to. */

// For what build-editor.ts replaces in the package's script.
Object.assign(window, { followChange, isNamedIn, isTaken, restoreDraft });

CMS.registerFieldType("datetime", DateControl);
CMS.registerFieldType("link", LinkControl);
CMS.registerFieldType("marked-text", MarkdownControl);
CMS.registerFieldType("number", NumberControl);
CMS.registerFieldType("scene-or-picture", PictureControl);
CMS.init();
readFormNames();

document.addEventListener("paste", keepPastedMarks, { capture: true });

// Another entry may be opened: what is typed is kept, and offered again. A page that closes asks.
window.addEventListener("beforeunload", (event) => {
  if (document.querySelector('[data-entry-draft-root] [aria-keyshortcuts$="+S"]:enabled')) {
    event.preventDefault();
  }
});
