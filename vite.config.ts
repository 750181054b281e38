import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { parseBuildEnv } from "./build-site/build-env.ts";
import { browserEntry, serverEntry, styleEntry } from "./build-site/draw-pages.ts";
import { scriptTargets } from "./build-site/page-styles.ts";
import {
  compileHintPlugin,
  shortClassesPlugin,
  smallPreloadPlugin,
  sonnerStylesPlugin,
} from "./build-site/vite/build-plugins.ts";
import { pageReloadPlugin } from "./build-site/vite/dev-site.ts";
import { devSitePlugin } from "./build-site/vite/dev-site-plugin.ts";
import { functionPlugin } from "./build-site/vite/function-plugin.ts";

/** The folders from which a browser may load modules in development. */
const served = [
  "app",
  "build-site/editor/browser",
  "calculators",
  "content-model",
  "leads",
  "node_modules",
  "plant",
].map((folder) => join(import.meta.dirname, folder));

/** What an island is made of. */
const islandCode = /(?:\.tsx|\/use-[^/]*\.ts|\/(?:page-context|class-names|format-number)\.ts)$/;

/** What the calculators are made of. */
const sheetCode = /\/pages\/calculators\/|\/calculators\/[a-z-]+\.ts$|\/plot\.tsx$/;

/** Scripts that are put into one file each. */
const scriptGroups = [
  // What every page runs, in one file: islands import from it.
  {
    name: "browser",
    test: /\/app\/browser\.ts$|\/(?:dates|dom)\.ts$/,
    priority: 3,
  },
  // What every island imports.
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|\/(?:engine\/hydrate|platform\/visitor-state)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What islands share.
  {
    name: "shared",
    test: (file: string) => !sheetCode.test(file) && islandCode.test(file),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The plant's arithmetic.
  {
    name: "plant",
    test: /\/plant\/[a-z]+\.ts$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the calculators share, apart from other pages; not what they import.
  {
    name: "calculators",
    test: sheetCode,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(() => {
  const env = parseBuildEnv(process.env);
  return {
    appType: "custom" as const,
    plugins: [
      tailwindcss(),
      shortClassesPlugin(),
      react(),
      functionPlugin(import.meta.dirname),
      devSitePlugin(import.meta.dirname),
      pageReloadPlugin(),
      smallPreloadPlugin(),
      sonnerStylesPlugin(),
      compileHintPlugin(),
    ],
    define: {
      "import.meta.env.VITE_BACKEND_URL": JSON.stringify(env.backendUrl),
      "import.meta.env.VITE_BACKEND_KEY": JSON.stringify(env.backendKey),
    },
    server: {
      host: env.host,
      port: env.port,
      strictPort: true,
      // No page of another origin may read anything, not even one of this machine's.
      cors: false,
      // What pages are made of, and nothing that lies beside it: leads, exports, settings.
      fs: { allow: served },
      // A test run or a build beside it changes no page.
      watch: { ignored: ["**/.cache/**", "**/build/**"] },
    },
    // Finds every package the browser needs, including the islands', before the first page requests
    // it: a package found later reloads the page.
    optimizeDeps: { entries: [browserEntry] },
    build: { assetsInlineLimit: 0, target: scriptTargets },
    environments: {
      client: {
        build: {
          manifest: true,
          modulePreload: false,
          rolldownOptions: {
            input: [browserEntry, styleEntry],
            // Few files: on a phone, each extra request costs more than the unused code in a shared file.
            output: { codeSplitting: { groups: scriptGroups } },
          },
        },
      },
      ssr: {
        build: {
          // Only pages refer to fonts and pictures, and they are drawn there.
          emitAssets: true,
          copyPublicDir: false,
          cssMinify: true,
          rolldownOptions: { input: serverEntry },
        },
      },
    },
    builder: {},
  };
});
