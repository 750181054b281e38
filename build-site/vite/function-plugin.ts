import type { Plugin } from "vite";
import { createAnswerPages } from "../../server/answer-page.ts";
import { openContactPipeline } from "../../server/contact-pipeline.ts";
import { readEnv } from "../../server/env.ts";
import { functionPath } from "../../server/function-listener.ts";
import { createLog } from "../../server/log.ts";
import { buildContactAnswers } from "../contact-answers.ts";

/** Runs submit-contact with its store and outbox inside the development server. */
export function functionPlugin(root: string): Plugin {
  return {
    name: "aes32-function",
    apply: "serve",
    async configureServer(server) {
      if (!server.httpServer) return;
      const env = readEnv();
      const { path, messages, noticeVersion } = buildContactAnswers(root);
      const pipeline = await openContactPipeline({
        ...env,
        contactPath: path,
        noticeVersion,
        log: createLog(),
        pages: createAnswerPages(async () => (await fetch(env.siteOrigin + path)).text(), messages),
      });
      server.httpServer.once("close", () => pipeline.close());
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", env.siteOrigin);
        if (pathname === functionPath) pipeline.listener(request, response).catch(next);
        else next();
      });
    },
  };
}
