import { getEditorAddress } from "./editor/editor-address.ts";
import type { ContentConfig } from "./editor/editor-config.ts";

/**
 * Where a content file of a branch is edited.
 *
 * @param base GitHub's edit address of the branch, with the branch's name as it is
 */
export function getBranchEditAddress(base: string, file: string): string {
  return encodeURI(`${base}/${file}`).replaceAll("#", "%23");
}

/** Path of the development server that opens a file in the editor that is running (Vite). */
export const openInEditorPath = "/__open-in-editor";

/** Where a content file is edited in development. */
export function getLocalEditAddress(file: string): string {
  return `${openInEditorPath}?file=${encodeURIComponent(file)}`;
}

/**
 * Where content files are edited on a site with an editor: there, or, if it has no form for a file,
 * where `getOther` says.
 */
export function preferEditor(
  config: ContentConfig,
  getOther: (file: string) => string,
): (file: string) => string {
  return (file) => getEditorAddress(config, file) ?? getOther(file);
}
