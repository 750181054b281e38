import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readContent } from "../../app/content.ts";
import { isContentId, listContentFiles } from "../../build-site/content/content-kinds.ts";

const contentPrefix = "content:";
const picturePrefix = "picture:";
const resolvedMark = "\0";

/** Formats of a rendered picture, best first, with the type that `<source>` names. */
const pictureTypes = { avif: "image/avif", webp: "image/webp" } as const;

interface RenderedScene {
  width: number;
  height: number;
  anchors: Record<string, { x: number; y: number }>;
}

/**
 * Gives pages the content folder and the rendered pictures as modules.
 *
 * - `content:ID` is the validated value of one content id (see app/content.ts).
 * - `picture:NAME` is a `PictureSource` (see app/ui/Picture.tsx) of art/rendered/NAME; wherever
 *   content has a field `picture`, its value is replaced by that object.
 *
 * Throws a ContentError, which names file, field and the nearest valid value, on content that does
 * not fit; in development the error shows in the browser and goes away when the file is mended.
 */
export function contentPlugin(root: string): Plugin {
  const contentFolder = resolve(root, "content");
  const renderedFolder = resolve(root, "art/rendered");
  let isBuild = false;

  return {
    name: "aes32-content",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId(id) {
      if (id.startsWith(contentPrefix) || id.startsWith(picturePrefix)) return resolvedMark + id;
    },
    async load(id) {
      if (id.startsWith(resolvedMark + contentPrefix)) {
        const contentId = id.slice(resolvedMark.length + contentPrefix.length);
        if (!isContentId(contentId)) throw new Error(`there is no content "${contentId}"`);
        for (const file of isBuild ? [] : listContentFiles(root, contentId))
          this.addWatchFile(file);
        if (contentId === "articles" && isBuild) {
          if (this.environment.name === "client") {
            throw new Error(
              "content:articles is for loaders alone: every visitor would load every article",
            );
          }
          return buildArticlesModule(root);
        }
        return buildContentModule(readContent(root, contentId));
      }
      if (id.startsWith(resolvedMark + picturePrefix)) {
        const name = id.slice(resolvedMark.length + picturePrefix.length);
        const folder = resolve(renderedFolder, name);
        if (!existsSync(resolve(folder, "scene.json"))) {
          throw new Error(
            `picture "${name}": there is no ${relative(root, folder)}/scene.json; render it with: npm run art ${name}`,
          );
        }
        this.addWatchFile(resolve(folder, "scene.json"));
        const scene = JSON.parse(await readFile(resolve(folder, "scene.json"), "utf8"));
        return buildPictureModule(folder, scene);
      }
    },
    configureServer(server) {
      server.watcher.add(contentFolder);
      const refresh = (file: string) => {
        if (file.startsWith(contentFolder)) reloadContent(server);
      };
      server.watcher.on("change", refresh).on("add", refresh).on("unlink", refresh);
    },
  };
}

/**
 * The articles that visitors see, drafts left out, as a module that reads them from a file: thousands
 * of texts as one script would have to be parsed and kept by each tool of the build.
 */
function buildArticlesModule(root: string): string {
  const articles = readContent(root, "articles").filter(({ draft }) => !draft);
  const file = resolve(root, ".cache/articles.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(articles));
  const names = [...new Set(articles.map(({ picture }) => picture))];
  return `import { readFileSync } from "node:fs";
${names.map((name, index) => `import picture${index} from ${JSON.stringify(picturePrefix + name)};`).join("\n")}
const pictures = { ${names.map((name, index) => `${JSON.stringify(name)}: picture${index}`).join(", ")} };
const articles = JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8"));
for (const article of articles) article.picture = pictures[article.picture];
export default articles;`;
}

/** Every content module may depend on the changed file (names and links cross files): reload all. */
function reloadContent(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith(resolvedMark + contentPrefix)) {
        environment.moduleGraph.invalidateModule(module);
      }
    }
  }
  server.ws.send({ type: "full-reload" });
}

/** JSON with every `picture` field turned into a reference to that picture's module. */
function buildContentModule(value: unknown): string {
  const pictures = new Map<string, string>();
  const json = JSON.stringify(value, (key, field) => {
    if (key !== "picture" || typeof field !== "string") return field;
    if (!pictures.has(field)) pictures.set(field, `picture${pictures.size}`);
    return `\u0001${pictures.get(field)}\u0001`;
  });
  const imports = [...pictures].map(
    ([name, variable]) => `import ${variable} from ${JSON.stringify(picturePrefix + name)};`,
  );
  const body = json.replace(/"\\u0001(picture\d+)\\u0001"/g, "$1");
  return `${imports.join("\n")}\nexport default ${body};`;
}

function buildPictureModule(folder: string, scene: RenderedScene): string {
  const imports: string[] = [];
  const importFile = (file: string): string => {
    const variable = `url${imports.length}`;
    imports.push(
      `import ${variable} from ${JSON.stringify(`${resolve(folder, file)}?url&no-inline`)};`,
    );
    return variable;
  };
  const widths = readdirSync(folder)
    .filter((file) => file.endsWith(".avif"))
    .map((file) => Number.parseInt(file, 10))
    .sort((a, b) => a - b);
  const sources = Object.entries(pictureTypes).map(([extension, type]) => {
    const entries = widths.map((width) => `\${${importFile(`${width}.${extension}`)}} ${width}w`);
    return `{ type: "${type}", srcSet: \`${entries.join(", ")}\` }`;
  });
  const fallbackFile = readdirSync(folder).find((file) => file.endsWith(".png"));
  if (!fallbackFile) throw new Error(`${folder}: there is no fallback, a PNG named by its width`);
  const fallback = importFile(fallbackFile);
  const fallbackWidth = Number.parseInt(fallbackFile, 10);
  const height = Math.round((fallbackWidth * scene.height) / scene.width);
  return `${imports.join("\n")}
export default {
  src: ${fallback},
  width: ${fallbackWidth},
  height: ${height},
  anchors: ${JSON.stringify(scene.anchors)},
  sources: [${sources.join(", ")}],
};`;
}
