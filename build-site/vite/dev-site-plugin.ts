import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, posix, resolve, sep } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "content-model/content-file";
import { joinSentences } from "content-model/form-labels";
import { type ContentConfig, getEditedFile, getFormWords } from "content-model/form-places";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { type Edition, getSwapPath, swapFile } from "../../app/engine/page-record.ts";
import { oldAddresses } from "../../app/fields/redirects-schema.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";
import {
  filesPath,
  getRedirect,
  getSocialImagePath,
  paths,
  searchIndexPath,
} from "../../app/routes.ts";
import { parseTarget } from "../../server/static.ts";
import {
  browserEntry,
  buildSearchIndex,
  cutSwap,
  type EditionPage,
  getPageFile,
  noFiles,
  styleEntry,
} from "../draw-pages.ts";
import {
  buildAddressList,
  getEditorAddress,
  getLocalEditAddress,
  openInEditorPath,
} from "../editor/edit-address.ts";
import { labels } from "../editor/editor-config.ts";
import { pictureCache } from "../own-pictures.ts";
import { findPageOf } from "../page-files.ts";
import { readContent } from "../sources/read-content.ts";
import {
  addPageState,
  createSiteReader,
  getPageState,
  hasEditor,
  makeConfig,
  type ReadSite,
  reloadLatePages,
  reloadPages,
  type Site,
} from "./dev-site.ts";
import { importCurrent } from "./editor-plugin.ts";

type SocialImages = typeof import("../social-images.ts");

/** What to do about faults, first of those that need no person. */
const mended =
  "What you saved is kept, and publishing does the rest. To see the pages before, type npm run check:content -- --fix in a terminal window.";
const inForm =
  "What you saved is kept, but nobody can see it before it fits. Open the form, correct it, and save. The page then comes back by itself.";
const inFile = "Correct it and save. The page then comes back by itself.";
const inText =
  "The editor cannot open this file before it is right. Open it in a text editor, correct it, and save. The page then comes back by itself.";

/** Whether a file as it is has no form: YAML that cannot be read, or two versions next to each other. */
const isUnreadable = ({ file, message, path }: Fault): boolean =>
  path === undefined && (file.endsWith(".yaml") || message.includes("<<<<<<<"));

/**
 * The page shown instead of any other while content does not fit: what is wrong, place by place,
 * each with a link that opens it.
 *
 * @param forms the editor's, whose labels are used; without an editor, the files' field names
 */
export function drawFaultPage(faults: readonly Fault[], forms: ContentConfig | undefined): string {
  const shown = faults.map((fault) =>
    forms && !isUnreadable(fault) ? tellOfForm(fault, forms) : tellOfFile(fault),
  );
  const count = faults.length === 1 ? "One thing does" : `${faults.length} things do`;
  const isMended = faults.every(({ message }) => message.includes("publishing sends"));
  const inEditor = faults.some(isUnreadable) ? inText : inForm;
  const byHand = forms ? inEditor : inFile;
  const places = [...Map.groupBy(shown, ({ place }) => place)].map(([place, all]) => {
    const name = escapeHtml(place);
    const href = all[0]?.href;
    const heading = href ? `<a href="${escapeHtml(href)}">${name}</a>` : name;
    return `<section><h2>${heading}</h2>${all.map(drawFault).join("")}</section>`;
  });
  return drawNotice(
    isMended ? "Nothing to correct" : `${count} not fit`,
    `<p>${isMended ? mended : byHand}</p>${places.join("")}`,
  );
}

/** The place of a fault is the entry or the file; its sentences say what is wrong, then what the field is. */
type Shown = ReturnType<typeof tellOfFile> | ReturnType<typeof tellOfForm>;

const drawFault = ({ field, sentences }: Shown): string =>
  (field ? `<h3>${escapeHtml(field)}</h3>` : "") +
  sentences.map((each) => `<p>${escapeHtml(each)}</p>`).join("");

function tellOfFile({ file, line, field, message, about }: Fault) {
  return {
    place: file,
    href: getLocalEditAddress(`${file}:${line}`),
    field: `line ${line}${field && `: ${field}`}`,
    sentences: [message, ...(about ? [about] : [])],
  };
}

function tellOfForm({ file, path, message, about }: Fault, forms: ContentConfig) {
  const words = getFormWords(forms, file, path ?? []);
  const field = path ? words?.field : [file.endsWith(".md") ? "Text" : ""];
  return {
    place: words ? `${words.collection} › ${words.entry}` : file.replace(/^.*content\//, ""),
    href: getEditorAddress(forms, file),
    field: field?.join(" › ") ?? "",
    sentences: [
      joinSentences(labels.getHint(message).split(/; (?=expected|did you mean|[a-z]+ )/)),
      ...(about ? [joinSentences([labels.getHint(about)])] : []),
    ],
  };
}

/** What is shown while nobody knows yet what the page will be. */
const beingMade = {
  title: "One moment",
  html: "<p>What was saved is being checked, and new pictures are made in their sizes. The page then comes back by itself.</p>",
};

/** Runs in the page: what it says may no longer be so once something has changed. */
const stepBack = `
  import { createHotContext } from "/@vite/client";
  createHotContext("/notice").on("vite:beforeFullReload", () => {
    document.querySelector("main").innerHTML = ${JSON.stringify(`<h1>${beingMade.title}</h1>${beingMade.html}`)};
  });
`;

/** Runs in the page: whether the answer is another by now, for Vite's word may not come on a busy machine. */
const askAgain = `
  const isMade = document.title !== ${JSON.stringify(beingMade.title)};
  const ask = async () => {
    const signal = AbortSignal.timeout(3000);
    const { status } = await fetch(location.href, { signal }).catch(() => ({}));
    if (status < 500 || (status && !isMade)) location.reload();
    else setTimeout(ask, 3000);
  };
  setTimeout(ask, 3000);
`;

/** Why nothing is shown, as a page that reloads by itself. */
const drawNotice = (title: string, html: string): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<script type="module">${stepBack}${askAgain}</script>
<link rel="stylesheet" href="/app/styles/fonts.css">
<link rel="stylesheet" href="/${styleEntry}">
<style>
  main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.5rem; color: var(--color-text); }
  h1 { padding-bottom: 0.75rem; border-bottom: 3px solid var(--color-signal); color: var(--color-ink); font-size: 2rem; line-height: 1.15; }
  h1 + p { margin-top: 1.25rem; }
  section { margin-top: 1.5rem; padding: 1.25rem 1.5rem; border: 1px solid var(--color-hairline); background: var(--color-sheet); }
  h2 { color: var(--color-ink); font-size: 1.25rem; }
  h2 a { text-decoration: underline; text-underline-offset: 3px; }
  h3 { margin-top: 1rem; color: var(--color-ink); }
  /* Two spaces are seen as two. */
  section p { margin-top: 0.25rem; white-space: pre-wrap; }
  section p + p { color: var(--color-graphite); font-size: var(--text-detail); }
</style>
</head>
<body><main><h1>${title}</h1>${html}</main></body>
</html>
`;

/**
 * Lets the editor of the computer open a file when a page of this site asks for it: a file of the
 * repository, with or without line and column. Another site in the same browser could ask, too.
 * Answers without content, so that a link leaves the page as it is; Vite does the rest.
 */
export function createOpenListener(root: string) {
  return ({ headers, url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { searchParams } = new URL(url ?? "/", "http://localhost");
    const file = searchParams.get("file")?.replace(/(?::\d+)+$/, "") ?? "";
    const path = resolve(root, file);
    const isOwn = path.startsWith(root + sep) && !path.startsWith(join(root, "node_modules"));
    if (!isOwn || headers["sec-fetch-site"] !== "same-origin") {
      response.writeHead(403).end();
      return;
    }
    response.statusCode = 204;
    next();
  };
}

/** Before, the page that is shown stays. */
const patience = 4000;

const isDocument = ({ headers }: IncomingMessage) =>
  ["document", "iframe"].includes(String(headers["sec-fetch-dest"]));

/**
 * Answers with a page that says what is being made, if that takes long. The page asks again by itself,
 * so what is saved meanwhile is not waited for behind what no longer matters.
 *
 * @param done when there is an answer, of whatever kind
 * @returns whether it has answered
 */
export async function sayWhatIsMade(
  request: IncomingMessage,
  response: ServerResponse,
  done: Promise<unknown>,
  after = patience,
): Promise<boolean> {
  if (!isDocument(request)) return false;
  const settled = done.then(
    () => true,
    () => true,
  );
  if (await Promise.race([settled, delay(after, false)])) return false;
  response.writeHead(200, headers).end(drawNotice(beingMade.title, beingMade.html));
  return true;
}

const addressesPath = "/edit/addresses.json";

/** For whoever has the form but not the software. */
const softwareFault =
  "<p>Something in the software failed, not in what you wrote. Tell whoever looks after it: the window in which the editor was started says more.</p>";

/** Answers with the path of the page where an `entry` of the editor is seen, by the page `shown`. */
const pageOfEntryPath = "/edit/page";

const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** Scripts as Vite serves them; the style sheet is added to the document, so this one says nothing. */
const files = { ...noFiles, entry: `/${browserEntry}` };

/** Draws each page on request, with the same status codes as the built site. */
export function devSitePlugin(root: string): Plugin {
  const contents = editions.map(({ folder }) => join(root, folder, "content") + sep);
  const readSite = createSiteReader(root);
  return {
    name: "aes32-dev-site",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_event, file) => {
        if (contents.some((content) => file.startsWith(content))) reloadPages(server);
      });
      reloadLatePages(server);
      serveEditor(server, root, readSite);
      serveFiles(server, root);
      return () => {
        server.middlewares.use((request, response, next) => {
          const state = getPageState();
          answerRequest(server, root, readSite, request, response)
            .catch((error) => answerFault(server, state, error, response, next))
            .catch(next);
        });
      };
    },
  };
}

/** What the links "Edit this page" and the editor's second half ask for. */
function serveEditor(server: ViteDevServer, root: string, readSite: ReadSite): void {
  server.middlewares.use(openInEditorPath, createOpenListener(root));
  server.middlewares.use(addressesPath, (_request, response) => {
    readSite(server).then(
      (site) => {
        response.setHeader("content-type", "application/json");
        response.setHeader("cache-control", "no-store");
        response.end(buildAddressList(drawPages(site, editions[0].prefix)));
      },
      () => response.writeHead(204).end(),
    );
  });
  server.middlewares.use(pageOfEntryPath, (request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    findPageOfEntry(server, root, readSite, searchParams).then(
      (path) => response.setHeader("cache-control", "no-store").end(path),
      // The page says what is wrong; it reloads once that is fixed, and this is asked again.
      () => response.writeHead(204).end(),
    );
  });
}

/** The team's own pictures and files, and what other languages have beside their content. */
function serveFiles(server: ViteDevServer, root: string): void {
  server.middlewares.use("/assets", sirv(pictureCache, { dev: true }));
  for (const { folder, prefix } of editions) {
    const files = sirv(join(root, folder, "content/files"), { dev: true });
    server.middlewares.use(prefix + filesPath, files);
  }
  for (const { folder, prefix } of editions.filter((each) => each.prefix !== "")) {
    server.middlewares.use(prefix, sirv(join(root, folder, "public"), { dev: true }));
  }
}

async function answerRequest(
  server: ViteDevServer,
  root: string,
  readSite: ReadSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = parseTarget(request.url ?? "/");
  const { search } = target;
  const isSwap = target.pathname.endsWith(`/${swapFile}`);
  const pathname = isSwap ? dirname(target.pathname) : target.pathname;
  const { folder, prefix } = findEdition(pathname);
  // First, because it finds every fault, and the old addresses only their own.
  const reading = readSite(server);
  if (hasEditor(server) && (await sayWhatIsMade(request, response, reading))) return;
  const site = await reading;
  const moved =
    getRedirect(pathname, prefix, readContent(join(root, folder), oldAddresses)) ??
    /^(\/(?:[^/]+\/)*)index\.html$/.exec(pathname)?.[1];
  if (moved) {
    // Temporary, unlike the built site's: tomorrow another site may run on this port.
    const location = (isSwap ? getSwapPath(moved) : moved) + search;
    response.writeHead(301, { location, "cache-control": "no-store" }).end();
    return;
  }
  if (pathname === prefix + searchIndexPath) {
    const index = buildSearchIndex(drawPages(site, prefix));
    response.setHeader("content-type", "application/json").end(index);
    return;
  }
  if (await answerSocialImage(server, root, site, pathname, response)) return;
  const { page, draw } = findPage(site, pathname);
  // The build inlines the page's rules; here they are a style sheet that can change.
  const styles = `<link rel="stylesheet" href="/${styleEntry}">`;
  const html = draw(files).replace("</head>", `${styles}</head>`);
  response.writeHead("path" in page.address ? 200 : 404, headers);
  const document = await server.transformIndexHtml(pathname, html);
  response.end(isSwap ? cutSwap(document) : addPageState(document, site.state));
}

function drawPages({ pages }: Site, prefix: string): Map<string, string> {
  const own = [...pages.values()].filter(({ edition }) => edition.prefix === prefix);
  return new Map(
    own.flatMap(({ page: { address }, draw }) =>
      "path" in address ? [[prefix + address.path, draw()] as const] : [],
    ),
  );
}

async function answerFault(
  server: ViteDevServer,
  state: string,
  error: Error & { faults?: Fault[] },
  response: ServerResponse,
  next: (error: Error) => void,
): Promise<void> {
  const end = (status: number, html: string) =>
    response.writeHead(status, headers).end(addPageState(html, state));
  // By name, because the runner has its own class.
  if (error.name === "ContentError") {
    const forms = hasEditor(server) ? await makeConfig(server) : undefined;
    end(500, drawFaultPage(error.faults ?? [], forms));
  } else if (error.message.startsWith("transport was disconnected")) {
    // Vite restarts when a file of its configuration changes; a page being drawn just then is lost.
    end(503, drawNotice("Restarting", "<p>The page comes back by itself.</p>"));
  } else if (hasEditor(server)) {
    server.config.logger.error(error.stack ?? error.message);
    end(500, drawNotice("This page cannot be shown", softwareFault));
  } else next(error);
}

async function findPageOfEntry(
  server: ViteDevServer,
  root: string,
  readSite: ReadSite,
  query: URLSearchParams,
): Promise<string> {
  const file = getEditedFile(await makeConfig(server), query.get("entry") ?? "") ?? "";
  const edition =
    editions.findLast(({ folder }) => file.startsWith(join(folder, "content"))) ?? editions[0];
  const { folder, prefix } = edition;
  const { pages } = await readSite(server);
  const own = [...pages.values()].filter((each) => each.edition === edition);
  const shown = query.get("shown")?.slice(prefix.length) ?? "";
  const path = findPageOf(
    join(root, folder),
    own.map(({ page }) => page),
    posix.relative(folder, file),
    shown,
  );
  return path === undefined ? "" : prefix + path;
}

function findEdition(path: string): Edition {
  return editions.findLast(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? editions[0];
}

/** The page at a path, else its folder's not-found page, else its edition's. */
function findPage({ pages }: Site, path: string): EditionPage {
  const files = [
    join(path, "index.html"),
    join(dirname(path), "404.html"),
    getPageFile({ missingBelow: paths.home }, findEdition(path).prefix),
  ];
  const page = files.map((file) => pages.get(file)).find((found) => found !== undefined);
  if (!page) throw new Error("the site has no not-found page");
  return page;
}

/** Answers a path that is a page's social image; returns whether it is one. */
async function answerSocialImage(
  server: ViteDevServer,
  root: string,
  { pages }: Site,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  for (const { draw, edition, page } of pages.values()) {
    const own = "path" in page.address ? page.address.path : undefined;
    if (!own || path !== edition.prefix + getSocialImagePath(own)) continue;
    const module = "/build-site/social-images.ts";
    const { drawSocialImages } = await importCurrent<SocialImages>(server, module);
    const folder = join(root, edition.folder);
    const readHtml = async () => draw();
    const all = readContent(folder, articles);
    await drawSocialImages(folder, [own], all, readHtml, async (_, image) => {
      response.setHeader("content-type", "image/jpeg").end(image);
    });
    return true;
  }
  return false;
}
