import { openLeads } from "leads/node";
import { functionPath } from "leads/protocol";
import { createLog } from "startup/log";
import type { Plugin } from "vite";
import { editions } from "../../app/editions.ts";
import { readEnv } from "../../server/env.ts";
import { parseTarget } from "../../server/static.ts";
import { buildContactPages } from "../contact-answers.ts";

export function functionPlugin(root: string): Plugin {
  return {
    name: "aes32-function",
    apply: "serve",
    configureServer(server) {
      const env = readEnv();
      const open = async () => {
        const contactPages = buildContactPages(root, editions, { hasDrafts: true });
        const { close, createListener } = await openLeads({
          ...env,
          getContactPages: () => contactPages,
          log: createLog(),
        });
        const readContactPage = async (path: string) => (await fetch(env.siteOrigin + path)).text();
        return { close, listener: createListener({ contactPages, readContactPage }) };
      };
      // Opened by the first message: content that does not fit is shown in the browser and does not
      // stop the server, and when Vite restarts, the new server starts before this one has released
      // the data folder.
      let leads: ReturnType<typeof open> | undefined;
      const getLeads = () => {
        leads ??= open().catch((error) => {
          leads = undefined;
          throw error;
        });
        return leads;
      };
      server.httpServer?.once("close", () => leads?.then(({ close }) => close()));
      server.middlewares.use((request, response, next) => {
        if (parseTarget(request.url ?? "/").pathname !== functionPath) return next();
        getLeads()
          .then(({ listener }) => listener(request, response))
          .catch(next);
      });
    },
  };
}
