import { createLog } from "leads/log";
import { openLeads } from "leads/node";
import { functionPath } from "leads/protocol";
import type { Plugin } from "vite";
import { readEnv } from "../../server/env.ts";
import { buildContactAnswers } from "../contact-answers.ts";

/** Runs submit-contact with its store and outbox inside the development server. */
export function functionPlugin(root: string): Plugin {
  return {
    name: "aes32-function",
    apply: "serve",
    async configureServer(server) {
      if (!server.httpServer) return;
      const env = readEnv();
      const contact = buildContactAnswers(root);
      const leads = await openLeads({
        ...env,
        contact,
        log: createLog(),
        readContactPage: async () => (await fetch(env.siteOrigin + contact.path)).text(),
      });
      server.httpServer.once("close", () => leads.close());
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", env.siteOrigin);
        if (pathname === functionPath) leads.listener(request, response).catch(next);
        else next();
      });
    },
  };
}
