import { createContext } from "react";

export interface EditableFile {
  name: string;
  href: string;
  /** whether `href` is a form of the site's own editor, which is not a page of the site */
  isInEditor: boolean;
}

/** What a page tells the team about itself, in a preview and in development. Visitors never see it. */
export interface PreviewNotes {
  /** The content files that the page is made from, its own first, each with where it is edited. */
  files: readonly EditableFile[];
  /** Whether it is a preview of a change, at an address that others can open. */
  isPreview: boolean;
  /** What the team may want to know of all content, in sentences. */
  notes: readonly string[];
  /** Whether someone receives what the contact form sends. */
  hasBackend: boolean;
}

/** Undefined on the published site. */
export const PreviewContext = createContext<PreviewNotes | undefined>(undefined);
