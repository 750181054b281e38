import type { PictureSource } from "content-model/media-fields";

const files = import.meta.glob<string>(
  // The build draws link previews; no page shows them.
  ["../art/rendered/*/*.{avif,png}", "!../art/rendered/social-*/*"],
  { eager: true, query: "?url&no-inline", import: "default" },
);
/** What art/rendered says about a scene. */
const scenes = import.meta.glob<Pick<PictureSource, "width" | "height" | "anchors">>(
  "../art/rendered/*/scene.json",
  { eager: true, import: "default" },
);

/** The addresses of one scene's files in one format, with their widths, narrowest first. */
function listFiles(folder: string, format: string): { url: string; width: number }[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(`.${format}`))
    .map(([path, url]) => ({ url, width: Number.parseInt(path.slice(folder.length + 1), 10) }))
    .sort((a, b) => a.width - b.width);
}

/** Every picture in art/rendered by name, without those that only previews use: they have no fallback. */
export function readPictures() {
  const pictures = new Map<string, PictureSource>();
  for (const [path, { width, height, anchors }] of Object.entries(scenes)) {
    const folder = path.replace(/\/scene\.json$/, "");
    const [fallback] = listFiles(folder, "png");
    if (!fallback) continue;
    pictures.set(folder.slice(folder.lastIndexOf("/") + 1), {
      src: fallback.url,
      width: fallback.width,
      height: Math.round((fallback.width * height) / width),
      anchors,
      srcSet: listFiles(folder, "avif")
        .map(({ url, width }) => `${url} ${width}w`)
        .join(", "),
    });
  }
  return pictures;
}
