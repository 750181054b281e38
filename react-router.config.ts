import type { Config } from "@react-router/dev/config";
import { listBlogPaths } from "./app/content.ts";
import { builtPaths, noBlogPagePath, notFoundPath, unknownArticlePath } from "./app/routes.ts";

/** Asked for several times; thousands of articles take seconds to read. */
let paths: string[] | undefined;

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: () => {
    paths ??= [
      ...builtPaths,
      ...listBlogPaths(import.meta.dirname, { drafts: import.meta.env?.DEV ?? false }),
      noBlogPagePath,
      unknownArticlePath,
      notFoundPath,
    ];
    return paths;
  },
} satisfies Config;
