import type { Config } from "@react-router/dev/config";
import { builtPaths, notFoundPath } from "./app/routes.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: [...builtPaths, notFoundPath],
} satisfies Config;
