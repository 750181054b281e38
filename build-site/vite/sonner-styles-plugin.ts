import type { Plugin } from "vite";

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
