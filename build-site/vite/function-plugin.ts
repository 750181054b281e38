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
      const open = () => {
        const { path, messages, noticeVersion } = buildContactAnswers(root);
        return openContactPipeline({
          ...env,
          contactPath: path,
          noticeVersion,
          log: createLog(),
          pages: createAnswerPages(
            async () => (await fetch(env.siteOrigin + path)).text(),
            messages,
          ),
        });
      };
      // Opened by the first message: content that does not fit shows in the browser and ends nothing,
      // and Vite, when it starts itself anew, starts the next server before it closes this one.
      let pipeline: Promise<ContactPipeline> | undefined;
      server.httpServer?.once("close", () => pipeline?.then(({ close }) => close()));
      server.middlewares.use(async (request, response, next) => {
        if (parseTarget(request.url ?? "/").pathname !== functionPath) return next();
        try {
          pipeline ??= open();
          await (await pipeline).listener(request, response);
        } catch (error) {
          pipeline = undefined;
          next(error);
        }
      });
    },
  };
}
