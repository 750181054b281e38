import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { editorAssets, editorFolder } from "../../server/file-rules.ts";
import { getPageFile } from "../draw-pages.ts";
import { buildAddressList } from "./edit-address.ts";
import { type EditedSite, makeEditorConfig } from "./site-config.ts";

/** What is replaced in the package's script, because it has no option for it; build-editor.test.ts finds each. */
export const replacements = [
  // Privacy: fonts at another host, which the script has itself.
  { find: /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, by: "" },
  // Privacy: whoever opens the editor would ask GitHub's status page, before they sign in, too.
  { find: /,checkStatus:[\w$]+/g, by: "" },
  // WCAG 1.4.4: the limit on the page's scale.
  { find: /`maximum-scale=1`,/g, by: "" },
  // What is typed is kept until it is saved without an account, too: its backup has a database then.
  {
    find: /\{isGit:!1,(name:\w+,label:\w+,init:\(\)=>void 0)/g,
    by: "{isGit:!1,repository:{databaseName:`edit`},$1",
  },
  // Its backup leaves out what neither a key nor a press in the form has announced: a dictated or
  // dropped text, a screen reader's click. It has an open draft's change now, and at once.
  {
    find: /!(\w+)\.interacted\)return;(let\{[^;]+;if\(([\w$]+)\(\1\)\))/g,
    by: "!$1.interacted&&!$3($1))return;$2",
  },
  { find: /(=globalThis\.setTimeout\(\(\)=>\{[\w$]+\(e\)\},)500\)/g, by: "$10)" },
  // Its own control for numbers reads 65,50 as 50 without a word, and that for dates reads 06/31/2027
  // as nothing: controls of ours take their places, and the rest of their rules stays.
  {
    find: /if\((\w+\.includes\((\w+)\))\)(throw Error\(`The field type name)/g,
    by: "if($1&&$2!==`number`&&$2!==`datetime`)$3",
  },
  // What is no date stays in its field until it is corrected, which is no error of the software.
  { find: /console\.error\(`Invalid Date`,\w+\)/g, by: "void 0" },
  // Its search finds a text by the letters that are typed: those who type ' or a hyphen mean ’ or a
  // dash, too, and the other way around.
  {
    find: /(\.normalize\(`NF)(D`\)\.replace\(\/\\p\{Diacritic\}\/gu,``\))(\.toLocaleLowerCase\(\))/g,
    by: "$1K$2.replace(/[\u2018-\u201B\u2032]/g,`'`).replace(/[\u201C-\u201F\u2033]/g,`\"`).replace(/\\p{Dash}/gu,`-`).replace(/\\s+/g,` `)$3",
  },
  // What is searched for is part of an address: as it is typed, "17%" is none, and no list opens again.
  { find: /(`\/search\/\$\{)(\w+)\}`/g, by: "$1encodeURIComponent($2)}`" },
  {
    find: /(path:)(decodeURIComponent)(\(\w+\.replace)/g,
    by: "$1(text=>{try{return $2(text)}catch{return text}})$3",
  },
  // What is said of a file, and the figure of a claim, follow what is chosen.
  {
    find: /(set:\((\w+),(\w+),(\w+))(\)=>\{if\(\2\[\3\]!==\4&&\()/g,
    by: "$1,all$5followChange(all,$3,$2[$3],$4),",
  },
  // What was kept of an entry would, restored, undo all that was changed elsewhere meanwhile: what it
  // was made of is kept beside it, so that restoreDraft can tell what somebody changed in it.
  {
    find: /(currentValues:(\w+)=\{\},)(files:.{1,300}?currentValues:(\w+)\(\2\),)/g,
    by: "$1originalValues:read={},$3originalValues:$4(read),",
  },
  {
    find: /(currentValues:\w+,)(files:\w+,pendingEntries:\w+=\[\]\}=\w+,\w+=new Map;.{1,300}?\(\[(\w+),(\w+)\]\)=>\{)(if\(\w+&&\w+ in \4\)\{let \w+=(\w+)\.originalEntry)/g,
    by: "$1originalValues:read={},$2restoreDraft(read[$3],$4,$6.originalValues[$3]);$5",
  },
  // Of a field whose folder is that of all files, too, it would take the collection's.
  {
    find: /\((\w+)(\.entryRelative\|\|\1\.internalPath!==\w+\|\|\1\.publicPath!==\w+\)&&)/g,
    by: "($1.typedKeyPath||$1$2",
  },
  // Saved under another name, an entry has another address, and the panel in which it got its name closes.
  {
    find: /(\w+)=>\{(\w+\.isSmallScreen\?\w+\.current=\1:(\w+)\.current=\{\.\.\.\3\.current,sidebarPanel:\1\})/g,
    by: "$1=>{window.closePanel=()=>{$3.current={...$3.current,sidebarPanel:null}};$2",
  },
  {
    find: /\w+\(\w+\)&&(\w+\(`\/collections\/\$\{\w+\(\w+\)\}\/entries\/\$\{\w+\(\w+\)\?\?\w+\.subPath\}`,\{replaceState:!0,notifyChange:!1\}\))/g,
    by: "window.closePanel?.(),$1",
  },
  // Where a file is used: it knows only fields that have its whole address, and no link in a text.
  {
    find: /(\w+=async\((\w+),\{entries:(\w+)=\w+\.current,newURL:\w+=``\}=\{\}\)=>\{)/g,
    by: "$1if($2.name)return $3.filter(({locales})=>isNamedIn(locales,$2.name));",
  },
  {
    find: /async (\w+)=>\{let (\w+)=await \w+\(\1\);return \2\?(\w+)\(\2\):\[\]\}/g,
    by: "async $1=>$3($1)",
  },
  // A picture in a folder of its own is found by its name alone: an empty `public_folder` is one, too.
  {
    find: /(\?\.startsWith\(`\/`\)&&)(\w+)(\)\{let \w+=\2\.replace)/g,
    by: "$1$2!==void 0$3",
  },
  // Chosen among those that are there, too, it is written as its field has it: `/gate.webp` is none.
  {
    find: /(\w+\.map\((\w+)=>\(\2\.file&&!\2\.folder&&\(\2\.folder=(\w+)\),)(\w+\(\{draft:\w+,resource:\2,libraryConfig:\w+\}\))/g,
    by: "$1$4.then(found=>{let{asset}=$2;if(asset&&!asset.unsaved&&!$3.entryRelative&&!$3.publicPath)found.value=asset.name;return found})",
  },
  // Whoever is told why nothing was saved, and what to do, would try again later.
  {
    find: /There was an error while saving the entry\. Please try again later\./g,
    by: "Nothing was saved.",
  },
  // It asks whether a file is to replace one of its name: of the name under which it is kept, which that
  // on the computer becomes, not of the one on the computer.
  { find: /(\w+=)(\(\w+,\{slugificationEnabled:\w+=!1,)/g, by: "$1window.nameKept=$2" },
  {
    find: /new Set\((\w+)\.map\(\(\{name:\w+\}\)=>\w+\.normalize\(\)\.toLowerCase\(\)\)\);return (\w+)\.filter\((\w+)=>\w+\.has\(\3\.name\.normalize\(\)\.toLowerCase\(\)\)\)/g,
    by: "0;return $2.filter($3=>isTaken($3.name,$1))",
  },
  // Once it is saved, a file is called as it is kept: the form went on with the name that it was dropped
  // in under, whatever *Keep Both* had made of it.
  {
    find: /\w+\.value\?\.startsWith\(`blob:`\)&&(\w+\.current&&\w+\(\w+,\w+\.current\.files\[\w+\.value\]\?\.file,!0\))/g,
    by: "$1",
  },
];

export const editorScript = /@sveltia\/cms\/npm\/index\.js$/;

const adaptPlugin: Plugin = {
  name: "aes32-adapt-editor",
  transform: {
    filter: { id: editorScript },
    handler: (code) => replacements.reduce((text, { find, by }) => text.replace(find, by), code),
  },
};

/** 240 grammars of programming languages, of which content has none: Markdown alone is colored. */
const grammarPlugin: Plugin = {
  name: "aes32-one-grammar",
  enforce: "pre",
  resolveId: {
    filter: { id: /^@shikijs\/langs\// },
    handler: (id) => (id === "@shikijs/langs/markdown" ? null : noGrammar),
  },
  load: {
    filter: { id: /no-grammar$/ },
    handler: () => "export default [];",
  },
};
const noGrammar = "\0no-grammar";

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
    plugins: [adaptPlugin, grammarPlugin],
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

export function buildEditorPage(entry: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<style>
  /* WCAG 1.4.4: shell and dialogs take every touch otherwise, also two fingers'. */
  .app-shell, dialog { touch-action: pinch-zoom !important }
  /* Beside a text of any length. */
  .marks { display: flex; flex-wrap: wrap; gap: 4px; position: sticky; top: 0; z-index: 1; padding: 4px 0; background: var(--sui-primary-background-color); font-size: var(--sui-font-size-small) }
</style>
<link rel="cms-config-url" type="application/json" href="/edit/config.json">
<script type="module" src="/${entry}"></script>
</head>
<body></body>
</html>
`;
}

export async function writeEditor(client: string, site: EditedSite): Promise<void> {
  const { entry, files } = await buildEditor(site.root, "main");
  const documents = site.pages.flatMap(({ address }) => {
    const file = "path" in address && join(client, getPageFile(address));
    return file && existsSync(file) ? [[address.path, readFileSync(file, "utf8")] as const] : [];
  });
  const all = new Map([
    ...files,
    [`${editorFolder}index.html`, buildEditorPage(entry)],
    [`${editorFolder}config.json`, await makeEditorConfig(site)],
    [`${editorFolder}addresses.json`, buildAddressList(new Map(documents))],
  ]);
  for (const [name, content] of all) {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
