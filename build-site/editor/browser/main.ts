/** Starts the editor with the configuration that its page links to. */
import CMS from "@sveltia/cms";
import { DateControl } from "./date-control.tsx";
import { followChange } from "./follow-change.ts";
import { readFormNames } from "./form-names.ts";
import { LinkControl } from "./link-control.tsx";
import { restoreDraft } from "./merge-draft.ts";
import { NumberControl } from "./number-control.tsx";
import { keepPastedMarks } from "./paste-marked-text.ts";
import { PictureControl } from "./picture-control.tsx";
import { isNamedIn, isTaken } from "./taken-names.ts";

// For what build-editor.ts replaces in the package's script.
Object.assign(window, { followChange, isNamedIn, isTaken, restoreDraft });

CMS.registerFieldType("datetime", DateControl);
CMS.registerFieldType("link", LinkControl);
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
