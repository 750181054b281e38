import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { editorAssets } from "../../server/file-rules.ts";

/**
 * Takes out of the package what the site does not use: the names of its fonts at another host,
 * which it has itself, and 200 grammars of programming languages. And what keeps a page from being
 * zoomed: the limit on its scale, and the shell and dialogs that take every touch (WCAG 1.4.4).
 */
const adaptPlugin: Plugin = {
  name: "aes32-adapt-editor",
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      code
        .replace(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, "")
        .replace(
          /import\(`@shikijs\/langs\/(?!markdown`)[^`]+`\)/g,
          "Promise.resolve({default:[]})",
        )
        .replace("`maximum-scale=1`,", "")
        // Without an account, too, what is typed is kept until it is saved; and at once.
        .replace(
          /\{isGit:!1,(?=name:\w+,label:\w+,init:\(\)=>void 0)/,
          "{isGit:!1,repository:{databaseName:`edit`},",
        )
        .replace(/(?<=clearTimeout\(\w+\),\w+&&\w+&&\(\w+=globalThis\.setTimeout\([^,]+,)500/, "0")
        .replace(
          /touch-action:none(?=;(?:pointer-events:all;)?cursor:default)/g,
          "touch-action:pinch-zoom",
        ),
  },
};

/**
 * Bundles the editor with everything it would otherwise load from other hosts: fonts, languages,
 * and its libraries for pictures and maps.
 *
 * @param entry `main` for the site, `local` for `npm run edit`
 * @returns its files by name, such as `assets/edit/main-B1x2.js`, and the script that starts it
 */
export async function buildEditor(root: string, entry: "main" | "local") {
  const { output } = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    plugins: [adaptPlugin],
    build: {
      write: false,
      assetsDir: editorAssets,
      assetsInlineLimit: 0,
      target: "baseline-widely-available",
      rolldownOptions: { input: resolve(root, `build-site/editor/browser/${entry}.ts`) },
    },
  })) as Rolldown.RolldownOutput;
  return {
    entry: output[0].fileName,
    files: new Map(
      output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
    ),
  };
}

/** The document that shows the editor; its configuration is next to it. */
export function buildEditorPage(entry: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="cms-config-url" type="application/json" href="/edit/config.json">
<script type="module" src="/${entry}"></script>
</head>
<body></body>
</html>
`;
}
