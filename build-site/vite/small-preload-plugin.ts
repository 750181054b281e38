import type { Plugin } from "vite";

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
