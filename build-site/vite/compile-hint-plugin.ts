import type { Plugin } from "vite";

/** First line of a script whose functions are all to be compiled at once (V8's explicit compile hints). */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has browsers that know the hint compile a script's functions while it arrives, beside the main thread,
 * and not each when React first calls it: taking a page over costs half (docs/decisions/0043).
 */
export function compileHintPlugin(): Plugin {
  return {
    name: "aes32-compile-hint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // What Vite itself puts before a script is there by then; a hint below the first line is none.
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk") output.code = hint + output.code;
        }
      },
    },
  };
}
