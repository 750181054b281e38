import type { Config } from "@react-router/dev/config";
import { listArticlePaths } from "./app/content.ts";
import { builtPaths, notFoundPath, unknownArticlePath } from "./app/routes.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: () => [
    ...builtPaths,
    ...listArticlePaths(import.meta.dirname, { drafts: import.meta.env?.DEV ?? false }),
    unknownArticlePath,
    notFoundPath,
  ],
} satisfies Config;
