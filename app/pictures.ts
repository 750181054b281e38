import type { PictureSource } from "content-model/media-fields";

/** What art/rendered says about a scene. */
interface RenderedScene {
  width: number;
  height: number;
  anchors: PictureSource["anchors"];
}

const files = import.meta.glob<string>(
  // The build draws link previews; no page shows them.
  ["../art/rendered/*/*.{avif,png}", "!../art/rendered/social-*/*"],
  { eager: true, query: "?url&no-inline", import: "default" },
);
const scenes = import.meta.glob<RenderedScene>("../art/rendered/*/scene.json", {
  eager: true,
  import: "default",
});

/** The addresses of one scene's files in one format, with their widths, narrowest first. */
function listFiles(folder: string, format: string): { url: string; width: number }[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(`.${format}`))
    .map(([path, url]) => ({ url, width: Number.parseInt(path.slice(folder.length + 1), 10) }))
    .sort((a, b) => a.width - b.width);
}

/** A scene as pages show it; undefined for one without a fallback, which only previews use. */
function buildPicture(
  folder: string,
  { width, height, anchors }: RenderedScene,
): PictureSource | undefined {
  const [fallback] = listFiles(folder, "png");
  if (!fallback) return;
  return {
    src: fallback.url,
    width: fallback.width,
    height: Math.round((fallback.width * height) / width),
    anchors,
    srcSet: listFiles(folder, "avif")
      .map(({ url, width }) => `${url} ${width}w`)
      .join(", "),
  };
}

/** Every picture in art/rendered by name. */
export function readPictures(): ReadonlyMap<string, PictureSource> {
  return new Map(
    Object.entries(scenes).flatMap(([path, scene]) => {
      const folder = path.replace(/\/scene\.json$/, "");
      const picture = buildPicture(folder, scene);
      return picture ? [[folder.slice(folder.lastIndexOf("/") + 1), picture] as const] : [];
    }),
  );
}
