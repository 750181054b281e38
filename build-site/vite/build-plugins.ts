import postcss from "postcss";
import type { Plugin } from "vite";

/**
 * First line of a script whose functions are all compiled eagerly (V8's explicit compile hints).
 */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Makes browsers that support the hint compile a script's functions off the main thread while it
 * loads, instead of one by one when React first calls them: hydration costs half
 * (docs/decisions/0001).
 */
export function compileHintPlugin(): Plugin {
  return {
    name: "aes32-compile-hint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Vite has already prepended its own code by then; the hint only works on the first line.
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk") output.code = hint + output.code;
        }
      },
    },
  };
}

const helperId = "\0vite/preload-helper.js";

/**
 * Waits for an import's own style sheets, as Vite's helper does, and nothing else: the page names every
 * script that it needs. A sheet that does not come stops nothing.
 */
const helper = `
const sheets = {};
function load(href) {
  return sheets[href] ??= new Promise((done) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }),
    );
  });
}
export const __vitePreload = (run, files) =>
  files?.length ? Promise.all(files.map((file) => load("/" + file))).then(run) : run();
`;

/**
 * Replaces the helper that Vite puts around each dynamic import: it is in the script of every page, and
 * takes 0.5 KB of it (brotli) for what this site does not use.
 *
 * Fails the build if Vite no longer asks for it by that name, so that an upgrade gets reviewed.
 */
export function smallPreloadPlugin(): Plugin {
  let isReplaced = false;
  return {
    name: "aes32-small-preload",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== helperId) return;
      isReplaced = true;
      return { code: helper, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        throw new Error("Vite no longer loads its preload helper by this id");
    },
  };
}

const sonnerModule = /\/node_modules\/sonner\/dist\/index\.mjs$/;
const styleInsertion = /^__insertCSS\(".*"\);$/m;

/**
 * Removes the `<style>` that sonner 2 injects: the content security policy only allows the site's
 * own style sheets, and sonner ships the same rules as a file, which the toaster imports.
 *
 * Throws if sonner no longer has that line, so that an upgrade gets reviewed.
 */
export function sonnerStylesPlugin(): Plugin {
  return {
    name: "aes32-sonner-styles",
    apply: "build",
    transform(code, id) {
      if (!sonnerModule.test(id)) return;
      if (!styleInsertion.test(code)) {
        throw new Error(
          "sonner no longer inserts its styles as expected; see sonner-styles-plugin",
        );
      }
      return { code: code.replace(styleInsertion, ""), map: null };
    },
  };
}

const classSelector = /(?<=\.)(?:\\.|[\w-])+/g;

const readName = (selector: string) => selector.replaceAll("\\", "");

/** Plain words, which may be others', what a script has in no one word, and what code, print and tests look for. */
const kept = /^\w+$|["'`\\]|^group\/|^sr-only$|animate-enter|(?:flex|grid|nowrap)$/;

/**
 * Gives Tailwind's utilities short names, in the style sheet and where a script has one as a word of a
 * text: each page has each name twice, and they are a tenth of its bytes.
 */
export function shortClassesPlugin(): Plugin {
  const shortNames = new Map<string, string>();
  return {
    name: "aes32-short-classes",
    apply: "build",
    // After Tailwind, before Vite takes the style sheet.
    enforce: "pre",
    // The sheet is part of what the browser loads, which is built before what draws the pages.
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\/app\/styles\/app\.css$/ },
      handler(code) {
        const sheet = postcss.parse(code);
        sheet.walkAtRules("layer", (layer) => {
          if (layer.params !== "utilities") return;
          layer.walkRules(({ selector }) => {
            for (const name of selector.match(classSelector)?.map(readName) ?? []) {
              if (kept.test(name) || shortNames.has(name)) continue;
              shortNames.set(name, `_${shortNames.size.toString(36)}`);
            }
          });
        });
        sheet.walkRules((rule) => {
          rule.selector = rule.selector.replaceAll(
            classSelector,
            (name) => shortNames.get(readName(name)) ?? name,
          );
        });
        return sheet.toString();
      },
    },
    renderChunk: (code) => code.replaceAll(/[^\s"'`]+/g, (word) => shortNames.get(word) ?? word),
  };
}
