import type { Plugin } from "vite";
import { createAnswerPages } from "../../server/answer-page.ts";
import { type ContactPipeline, openContactPipeline } from "../../server/contact-pipeline.ts";
import { readEnv } from "../../server/env.ts";
import { functionPath } from "../../server/function-listener.ts";
import { createLog } from "../../server/log.ts";
import { parseTarget } from "../../server/static.ts";
import { buildContactAnswers } from "../contact-answers.ts";

/** Runs submit-contact with its store and outbox inside the development server. */
export function functionPlugin(root: string): Plugin {
  return {
    name: "aes32-function",
    apply: "serve",
    configureServer(server) {
      const env = readEnv();
      const open = async () => {
        const { path, messages, noticeVersion } = buildContactAnswers(root);
        const readPage = async () => (await fetch(env.siteOrigin + path)).text();
        return openContactPipeline({
          ...env,
          contactPath: path,
          noticeVersion,
          log: createLog(),
          pages: createAnswerPages(readPage, messages),
        });
      };
      // Opened by the first message: content that does not fit is shown in the browser and ends nothing,
      // and when Vite restarts, the next server starts before this one has released the data folder.
      let pipeline: Promise<ContactPipeline> | undefined;
      const getPipeline = () => {
        pipeline ??= open().catch((error) => {
          pipeline = undefined;
          throw error;
        });
        return pipeline;
      };
      server.httpServer?.once("close", () => pipeline?.then(({ close }) => close()));
      server.middlewares.use((request, response, next) => {
        if (parseTarget(request.url ?? "/").pathname !== functionPath) return next();
        getPipeline()
          .then(({ listener }) => listener(request, response))
          .catch(next);
      });
    },
  };
}
