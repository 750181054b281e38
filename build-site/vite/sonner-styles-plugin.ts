import type { Plugin } from "vite";

const sonnerModule = /\/node_modules\/sonner\/dist\/index\.mjs$/;
const styleInsertion = /^__insertCSS\(".*"\);$/m;

/**
 * Takes the inserted `<style>` out of sonner 2: the content security policy allows style sheets of
 * this site only, and sonner ships the same rules as a file, which the toaster imports.
 *
 * Throws when sonner no longer has that line, so that an upgrade is looked at.
 */
export function sonnerStylesPlugin(): Plugin {
  return {
    name: "aes32-sonner-styles",
    apply: "build",
    transform(code, id) {
      if (!sonnerModule.test(id)) return;
      if (!styleInsertion.test(code)) {
        throw new Error(
          "sonner does not insert its styles as it used to; see sonner-styles-plugin",
        );
      }
      return { code: code.replace(styleInsertion, ""), map: null };
    },
  };
}
