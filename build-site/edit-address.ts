/** Where a preview's content file is edited. @param base GitHub's edit address of the branch */
export function getBranchEditAddress(base: string, file: string): string {
  return `${base}/${encodeURI(file)}`;
}

/** Path of the development server that opens a file in the editor that is running (Vite). */
export const openInEditorPath = "/__open-in-editor";

/** Where a content file is edited in development. */
export function getLocalEditAddress(file: string): string {
  return `${openInEditorPath}?file=${encodeURIComponent(file)}`;
}
