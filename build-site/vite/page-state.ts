import { randomUUID } from "node:crypto";
import type { ViteDevServer } from "vite";

/** Changes whenever what pages are drawn from does: content or code. */
let state = randomUUID();

/** When it last did. */
let changed = Number.NEGATIVE_INFINITY;

/** What a page is drawn from at this moment. */
export const getPageState = (): string => state;

/** How long it has been as it is, in milliseconds. */
export const getStateAge = (): number => performance.now() - changed;

/** Reloads every page that was drawn before now: one that is open, and one still loading once it connects. */
export function reloadPages({ ws }: ViteDevServer): void {
  state = randomUUID();
  changed = performance.now();
  ws.send({ type: "full-reload" });
}

const drawnFrom = "aes32:drawn-from";

/** Adds to a document that it tells the server what it was drawn from, through Vite's connection. */
export const addPageState = (html: string, drawnState: string): string =>
  html.replace(
    "</title>",
    `</title><script type="module">import { createHotContext } from "/@vite/client"; createHotContext("/").send("${drawnFrom}", "${drawnState}");</script>`,
  );

/** Reloads a page that was already outdated when it connected: it could not be told before. */
export function reloadLatePages({ ws }: ViteDevServer): void {
  ws.on(drawnFrom, (drawnState, client) => {
    if (drawnState !== state) client.send({ type: "full-reload" });
  });
}
