import { resolve } from "node:path";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { createServer } from "vite";
import { parseBuildEnv } from "../../build-site/build-env.ts";
import { editorPlugin } from "../../build-site/vite/editor-plugin.ts";
import { readEnv } from "../../server/env.ts";

const root = resolve(import.meta.dirname, "../..");
const hasEditor = process.argv.includes("--edit");

await runOrExplain(async () => {
  // Vite would report an invalid setting in many lines.
  const { port } = parseBuildEnv(process.env);
  readEnv();
  const server = await createServer({ root, plugins: hasEditor ? [editorPlugin(root)] : [] });
  await server.listen().catch(async (error) => {
    await server.close();
    if (error.message !== `Port ${port} is already in use`) throw error;
    throw new StartError(
      `Port ${port} is in use. Stop whatever is running there, or set PORT to another number.`,
    );
  });
  server.printUrls();
  if (!hasEditor) return;
  const [address = ""] = server.resolvedUrls?.local ?? [];
  console.log(`
The editor: ${address}edit/
What you save there is on this computer only. To put it online, open a second window like this one
and type: npm run publish-changes`);
  // Where a person is looking.
  if (process.stdout.isTTY) {
    server.config.server.open = "/edit/";
    server.openBrowser();
  }
});
