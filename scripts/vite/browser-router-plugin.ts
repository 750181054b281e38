import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Puts app/router/browser.tsx in the place of "react-router" in the browser's build: a prerendered
 * site that only links needs a tenth of it (docs/decisions/0043). A name that is not there fails the
 * build.
 */
export function browserRouterPlugin(root: string): Plugin {
  const standIn = resolve(root, "app/router/browser.tsx");
  return {
    name: "aes32-browser-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source) => (source === "react-router" ? standIn : undefined),
  };
}
