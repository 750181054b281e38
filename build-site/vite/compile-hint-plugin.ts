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
