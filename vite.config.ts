import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parseBuildEnv } from "./scripts/build-env.ts";
import { browserRouterPlugin } from "./scripts/vite/browser-router-plugin.ts";
import { compileHintPlugin } from "./scripts/vite/compile-hint-plugin.ts";
import { contentPlugin } from "./scripts/vite/content-plugin.ts";
import { functionPlugin } from "./scripts/vite/function-plugin.ts";
import { sonnerStylesPlugin } from "./scripts/vite/sonner-styles-plugin.ts";

export default defineConfig(({ isPreview }) => {
  const env = parseBuildEnv(process.env);
  return {
    plugins: [
      tailwindcss(),
      contentPlugin(import.meta.dirname),
      browserRouterPlugin(import.meta.dirname),
      functionPlugin(import.meta.dirname),
      reactRouter(),
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
      // React Router prerenders from a preview of the build, and has it watch every file of the
      // project, the prerendered ones included: with thousands of articles, for longer than it draws.
      ...(isPreview && { watch: null }),
    },
    build: { assetsInlineLimit: 0, target: "baseline-widely-available" },
    environments: {
      // Style sheets that pages hold as text are rendered there.
      ssr: { build: { cssMinify: true } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Few files: each costs a phone more than what it has too much (docs/decisions/0043).
                groups: [
                  {
                    name: "react",
                    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                    priority: 2,
                  },
                  { name: "shared", minShareCount: 8 },
                ],
              },
            },
          },
        },
      },
    },
  };
});
