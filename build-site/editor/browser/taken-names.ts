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

/** Whether an entry names a file, in a field or anywhere in its texts. */
export const isNamedIn = (values: unknown, name: string): boolean =>
  JSON.stringify(values)
    .split(name)
    .some((before, at, all) => at < all.length - 1 && !/[\w.-]$/.test(before));
