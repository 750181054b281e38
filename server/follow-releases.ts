import { readlinkSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname, join, resolve } from "node:path";
import {
  buildContactPolicy,
  campaignCostsSchema,
  commonHeaders,
  contactPagesSchema,
  sitePathSchema,
} from "leads/contact-page";
import { getErrorDetails, type Log } from "startup/log";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import {
  findFonts,
  listSiteFiles,
  readRegularFile,
  readTwin,
  type SiteFolder,
  selectDeskFiles,
} from "./site-files.ts";
import { createStaticListener } from "./static.ts";

const headerNames = Object.keys(commonHeaders) as (keyof typeof commonHeaders)[];

const schema = v.object({
  /** Address of the site in production. */
  origin: v.pipe(v.string(), v.url()),
  /** The homepage of each language, the default first. */
  homes: v.array(sitePathSchema),
  redirects: v.array(v.object({ from: v.pipe(v.string(), v.startsWith("/")), to: sitePathSchema })),
  headers: v.object({
    /** On every file, and on nothing else: what more a header can do is not the build's to decide. */
    always: v.strictObject(v.entriesFromList(headerNames, v.exactOptional(v.string()))),
    /** Content-Security-Policy of each HTML file, by file name relative to the site's root. */
    policies: v.record(v.string(), v.string()),
  }),
  contactPages: contactPagesSchema,
  // An earlier release has none.
  campaignCosts: v.optional(campaignCostsSchema, []),
});

export type SiteManifest = v.InferOutput<typeof schema>;

/**
 * Reads `site-manifest.json` of a build folder. Throws a `StartError` if the site is not built or
 * the manifest is invalid.
 */
export function readSiteManifest(buildDir: string): SiteManifest {
  const file = join(buildDir, "site-manifest.json");
  let input: unknown;
  try {
    input = JSON.parse(readRegularFile(file).toString());
  } catch {
    throw new StartError(`The site is not built: ${file} cannot be read. Run npm run build.`);
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartError(`${file}, ${v.getDotPath(issue) ?? "root"}: ${issue.message}`);
}

/** A build of the site, read once: what it answers with never changes. */
export type Release = ReturnType<typeof readRelease>;

interface FollowOptions {
  buildDir: string;
  /** Scheme, host and port under which visitors see the site. */
  siteOrigin: string;
  log: Log;
}

/** Milliseconds after which a release that could not be read is tried again: reading holds up all requests. */
const retryTime = 1000;

/**
 * Reads the release in `buildDir`. Throws a `StartError` if there is none.
 *
 * @returns gives the release to answer a request with: the one that is linked now or, while that
 *   cannot be read, the one before
 */
export function followReleases({ buildDir, siteOrigin, log }: FollowOptions): () => Release {
  const previousLink = join(dirname(buildDir), "previous");
  const read = (folder: string) => readRelease(folder, findTarget(previousLink), siteOrigin);
  let folder = findTarget(buildDir) ?? buildDir;
  let release = read(folder);
  // Only a link is ever changed.
  if (folder === buildDir) return () => release;
  let failed = { target: folder, until: 0 };
  return () => {
    const target = findTarget(buildDir) ?? folder;
    const isFailed = target === failed.target;
    if (target === folder || (isFailed && performance.now() < failed.until)) return release;
    const id = basename(target);
    try {
      release = read(target);
      folder = target;
      log.info("release switched", { id });
    } catch (error) {
      if (!isFailed) log.error("release not readable", { id, ...getErrorDetails(error) });
      failed = { target, until: performance.now() + retryTime };
    }
    return release;
  };
}

/** The folder that a link leads to, if it is one. Takes two microseconds. */
function findTarget(link: string): string | undefined {
  try {
    return resolve(dirname(link), readlinkSync(link));
  } catch {
    return undefined;
  }
}

function readRelease(folder: string, previous: string | undefined, siteOrigin: string) {
  const { campaignCosts, contactPages, headers, homes, origin, redirects } =
    readSiteManifest(folder);
  const site = listSiteFiles(join(folder, "client"));
  const readPage = (path: string): [string, string] => [path, readContactPage(site, path)];
  const contactHtml = new Map(contactPages.map(({ path }) => readPage(path)));
  const fileHeaders = new Headers({ ...commonHeaders, ...headers.always });
  // Copies of the site (staging, a laptop) must not compete with it in search results.
  if (siteOrigin !== origin) fileHeaders.set("x-robots-tag", "noindex");
  const before = previous === undefined ? undefined : listPrevious(previous);
  const answerFile = createStaticListener({
    site,
    previous: before,
    homes,
    redirects,
    policies: headers.policies,
  });
  return {
    contactSite: {
      contactPages,
      readContactPage: async (path: string) => contactHtml.get(path) ?? "",
    },
    campaignCosts,
    deskFonts: findFonts(site),
    pages: new Set(Object.keys(headers.policies).map(getPagePath)),
    /** Content-Security-Policy of the function's answers. */
    contactPolicy: buildContactPolicy(headers.policies, contactPages),
    serveFile: (request: IncomingMessage, response: ServerResponse) =>
      answerFile(request, response.setHeaders(fileHeaders)),
    /** The same of a file that the desk's pages have. */
    serveDeskFile: createStaticListener({
      site: selectDeskFiles(site),
      previous: before && selectDeskFiles(before),
      homes: [],
      redirects: [],
      policies: {},
    }),
  };
}

function readContactPage({ files, root }: SiteFolder, path: string): string {
  const name = `${path.slice(1)}/index.html`.replace("//", "/");
  const twin = files.get(name)?.twins.at(-1);
  if (!twin) throw new Error(`${name} is no file of this release`);
  return readTwin(root, twin).toString();
}

/** The release before, unless it is gone. */
function listPrevious(folder: string): SiteFolder | undefined {
  try {
    return listSiteFiles(join(folder, "client"));
  } catch {
    return undefined;
  }
}

/** `about/index.html` → `/about/`; a not-found page has no such path. */
const getPagePath = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
