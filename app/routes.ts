/**
 * The URL contract: every public path and every redirect, once.
 *
 * Paths are written as the links on the site write them; the canonical form always ends with a slash
 * (see `getCanonicalPath`). The page of a path is in app/pages.
 */

/** The modules, in the order in which the product lists them. */
export const moduleIds = [
  "timemanagement",
  "planning",
  "invoicing",
  "sourcing",
  "projectmanagement",
  "scaffolding",
  "analytics",
] as const;
export type ModuleId = (typeof moduleIds)[number];

/** The four marketing focuses of the site. The first is the default. */
export const personaIds = ["maintenance", "turnaround", "operations", "procurement"] as const;
export type PersonaId = (typeof personaIds)[number];

/** Static paths by name. */
export const paths = {
  home: "/",
  about: "/about",
  careers: "/careers",
  blog: "/blog",
  modules: "/modules",
  personas: "/personas",
  journey: "/journey",
  howItWorks: "/how-it-works",
  pilot: "/pilot",
  resources: "/resources",
  integrations: "/resources/integrations",
  unitRate: "/resources/unit-rate",
  contact: "/contact/",
  privacy: "/privacy",
  imprint: "/imprint",
  disclaimer: "/disclaimer",
  terms: "/terms",
  cookies: "/cookies",
  accessibility: "/accessibility",
  security: "/security",
} as const;
export type PageName = keyof typeof paths;

/** Permanent redirects (spec section 2, "links elsewhere"); the query string is kept. */
export const redirects: Readonly<Record<string, string>> = {
  "/privacy-policy": paths.privacy,
  "/cookie-policy": paths.cookies,
  "/integrations": paths.integrations,
  "/timetrack": getModulePath("timemanagement"),
  "/modules/timetrack": getModulePath("timemanagement"),
  "/taskflow": getModulePath("projectmanagement"),
  "/invoicegen": getModulePath("invoicing"),
  "/vendorquote": getModulePath("sourcing"),
  "/scopebuild": getModulePath("planning"),
  "/modules/scopebuild": getModulePath("planning"),
  "/scaffoldtrack": getModulePath("scaffolding"),
  "/opsview": getModulePath("analytics"),
  "/modules/opsview": getModulePath("analytics"),
};

/**
 * Where an old path leads today, in either slash form; undefined for every other path.
 *
 * @param prefix of the edition that the path is in
 */
export function getRedirect(path: string, prefix = ""): string | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const old = path.slice(prefix.length).replace(/\/$/, "");
  return Object.hasOwn(redirects, old) ? `${prefix}${redirects[old]}` : undefined;
}

/** Path of a module's page. */
export function getModulePath(id: ModuleId): string {
  return `${paths.modules}/${id}`;
}

/** Path of an article. Which articles there are, the folder content/blog says. */
export function getArticlePath(slug: string): string {
  return `${paths.blog}/${slug}`;
}

/** The slug in a path that has the form of an article's, whether or not there is one. */
export function getArticleSlug(path: string): string | undefined {
  const [, slug] = /^([^/]+)\/?$/.exec(path.slice(paths.blog.length + 1)) ?? [];
  return path.startsWith(`${paths.blog}/`) ? slug : undefined;
}

/** The feed of the articles, an Atom file that the build writes. */
export const feedPath = `${paths.blog}/feed.xml`;

/** The security page as a PDF, made by `npm run documents`. */
export const securityDocumentPath = "/downloads/security.pdf";

/** Path of the modules page with a persona chosen (spec section 2, mega menu). */
export function getModulesPathFor(persona: PersonaId): string {
  return `${paths.modules}?persona=${persona}`;
}

/** Path of the personas' page with one of them chosen. */
export function getPersonasPathFor(persona: PersonaId): string {
  return `${paths.personas}?persona=${persona}`;
}

/** Path of the contact page with an interest chosen beforehand. */
export function getContactPathFor(interest: string): string {
  return `${paths.contact}?interest=${encodeURIComponent(interest)}`;
}

/** The one canonical spelling of a path: with a trailing slash (spec section 2). */
export function getCanonicalPath(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

/**
 * Path of the picture that link previews show of a page. The build draws one for each; pages without
 * an address of their own have the home page's.
 */
export function getSocialImagePath(path: string = paths.home): string {
  const name = path.split("/").filter(Boolean).join("-");
  return `/social/${name || "home"}.jpg`;
}

function stripSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/**
 * Every path of the contract that shows a page. Articles are content and not listed here.
 */
export const publicPaths: readonly string[] = [
  ...Object.values(paths),
  ...moduleIds.map(getModulePath),
];

/** Whether an in-site path (without query and hash, either slash form) belongs to the contract. */
export function isPublicPath(path: string): boolean {
  return publicPaths.some((known) => stripSlash(known) === stripSlash(path));
}

/** Where the web manifest of an edition is. */
export const webManifestPath = "/site.webmanifest";

/**
 * Whether each edition has this path for itself, below its prefix: pages and what belongs to them,
 * but neither scripts, styles and pictures nor the function.
 */
export function isEditionPath(path: string): boolean {
  return (
    isPublicPath(path) ||
    getRedirect(path) !== undefined ||
    [paths.blog, "/social", "/downloads"].some((folder) => path.startsWith(`${folder}/`)) ||
    path === webManifestPath
  );
}
