/**
 * `npm run build`: checks the settings and the content, prints the downloads that are older than
 * their text, builds the scripts, draws the pages, and adds what is derived from them: sitemap,
 * robots.txt, manifests, compressed copies.
 */
import { cpSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { runOrExplain } from "startup/run-or-explain";
import { createBuilder } from "vite";
import { editions } from "../app/editions.ts";
import { type BuildEnv, parseBuildEnv } from "../build-site/build-env.ts";
import { compressFiles } from "../build-site/compress-files.ts";
import { clientManifest, drawPages, type Preview } from "../build-site/draw-pages.ts";
import { writeEditor } from "../build-site/editor/build-editor.ts";
import { readBranchAddresses } from "../build-site/editor/site-config.ts";
import { addSocialImages, checkServiceIsNamed, finishBuild } from "../build-site/finish-build.ts";
import { completeEdgeFunction, writeHosting } from "../build-site/hosting/write-hosting.ts";
import { buildRelease } from "../build-site/releases.ts";
import { checkEditions, openBuildContent } from "../build-site/rules/check-content.ts";
import { tellUnusedFiles } from "../build-site/rules/content-questions.ts";
import { printDownloads } from "./make-downloads.ts";

// React uses its development build for any other value.
process.env.NODE_ENV = "production";

const root = resolve(import.meta.dirname, "..");

/** Files in the server build that pages refer to: fonts and pictures, no code. */
const isAsset = (file: string) => !/\.(js|css)$/.test(file);

/** What the settings say of a preview; undefined for the site as visitors see it. */
async function buildPreview(env: BuildEnv, content: string): Promise<Preview | undefined> {
  const { backendUrl, editor, previewOf } = env;
  if (previewOf === undefined) return undefined;
  return {
    isPreview: true,
    hasBackend: backendUrl !== "",
    notes: tellUnusedFiles(content),
    getEditAddress: await readBranchAddresses(root, previewOf, editor?.repository),
  };
}

/** Writes a whole release into an empty folder. */
async function writeRelease(folder: string, env: BuildEnv, content: string) {
  const client = resolve(folder, "client");
  const server = resolve(folder, "server");
  const builder = await createBuilder({
    root,
    // Writes nothing beside the code, where a build on the own machine may not write.
    configLoader: "native",
    logLevel: process.argv.includes("--verbose") ? "info" : "warn",
    environments: {
      client: { build: { outDir: client } },
      ssr: { build: { outDir: server } },
    },
  });
  await builder.buildApp();
  // Only the build needs it.
  renameSync(resolve(client, ".vite/manifest.json"), resolve(server, clientManifest));
  rmSync(resolve(client, ".vite"), { recursive: true });
  cpSync(resolve(server, "assets"), resolve(client, "assets"), {
    recursive: true,
    filter: isAsset,
  });
  const drawn = await drawPages({
    root: content,
    client,
    server,
    preview: await buildPreview(env, content),
  });
  // Editors sign in at the published site alone.
  const editor = env.previewOf === undefined ? env.editor : undefined;
  if (editor) {
    const ofContent = drawn.pages.filter(({ edition }) => edition === editions[0]);
    const pages = ofContent.map(({ page }) => page);
    await writeEditor(client, { settings: editor, root, pages });
  }
  await finishBuild({ root: content, build: folder, env: { ...env, editor } }, drawn);
  await addSocialImages({ root: content, build: folder }, drawn);
  const bytes = await compressFiles(client);
  writeHosting(folder);
  return { bytes, pages: drawn.pages.length };
}

await runOrExplain(async () => {
  const env = parseBuildEnv(process.env);
  await checkEditions(root);
  for (const { folder } of editions) checkServiceIsNamed(resolve(root, folder), env.analytics);
  for (const name of await printDownloads(root)) console.log(`Made ${name} from its text.`);
  using content = await openBuildContent(root, env);
  if (content.leftOut.length > 0) {
    const count = content.leftOut.length;
    console.log(`Left out ${count} samples for the launch: npm run check:launch lists them.`);
  }
  const { bytes, pages } = await buildRelease(resolve(root, "build"), (folder) =>
    writeRelease(folder, env, content.root),
  );
  completeEdgeFunction(root, resolve(root, "build/current"));
  console.log(`Built ${pages} pages, ${Math.round(bytes / 1024)} KB of script on the wire.`);
});
