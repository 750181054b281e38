declare global {
  interface Window {
    /** The editor's own rule for names of files (build-editor.ts). */
    nameKept(name: string, rules: { slugificationEnabled: boolean }): string;
  }
}

/** What the editor makes a WebP of. */
const photo = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|tiff?)$/;

/** The names that a file from somebody's computer may be kept under: its own, and that of a photo made small. */
export function listKeptNames(name: string): string[] {
  const kept = window.nameKept(name, { slugificationEnabled: true }).toLowerCase();
  return photo.test(kept) ? [kept, kept.replace(photo, ".webp")] : [kept];
}
