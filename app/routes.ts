/**
 * The URL contract: every public path and every redirect.
 *
 * Paths are written as in the site's links; the canonical form always ends with a slash (see
 * `getCanonicalPath`). The pages are in app/pages.
 */

/** The modules, in the product's order. */
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

export const calculatorIds = ["scaffold-cost", "hours-gap", "turnaround-countdown"] as const;
export type CalculatorId = (typeof calculatorIds)[number];

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
  try: "/try",
  calculators: "/tools",
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
  search: "/search",
} as const;

/** The pages that are made of the kit's bands alone, by the name of their file in content/pages. */
export const textPages = { "unit-rate": paths.unitRate } as const;

export const getModulePath = (id: ModuleId) => `${paths.modules}/${id}`;

/**
 * Permanent redirects (spec section 2, "links elsewhere"); the query string is kept. Those of pages
 * that moved are in content/redirects.yaml.
 */
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

/** With or without a slash at its end, in any capitals. @param prefix of its edition @param known its redirects */
export function getRedirect(path: string, prefix = "", known = redirects): string | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const old = path.slice(prefix.length).replace(/\/$/, "").toLowerCase();
  const from = Object.keys(known).find((each) => each.toLowerCase() === old);
  return from === undefined ? undefined : `${prefix}${known[from]}`;
}

export const getCalculatorPath = (id: CalculatorId) => `${paths.calculators}/${id}`;

/** Path of an article, of content/blog. */
export const getArticlePath = (slug: string) => `${paths.blog}/${slug}`;

/** The slug in a path that looks like an article's, whether or not the article exists. */
export function getArticleSlug(path: string): string | undefined {
  const [, slug] = /^([^/]+)\/?$/.exec(path.slice(paths.blog.length + 1)) ?? [];
  return path.startsWith(`${paths.blog}/`) ? slug : undefined;
}

/** Path of a job's page, of content/jobs. */
export const getJobPath = (slug: string) => `${paths.careers}/${slug}`;

/** Path of an author's page, of content/authors. */
export const getAuthorPath = (slug: string) => `${paths.blog}/authors/${slug}`;

/** Path of a campaign's page, of content/campaigns. */
export const getCampaignPath = (slug: string) => `/${slug}`;

/** Whether it looks like the path of an entry of an open folder, such as a job, whether or not there is one. */
export function isEntryPath(path: string): boolean {
  const [, slug] = /([a-z0-9-]+)\/?$/.exec(path) ?? [];
  if (!slug) return false;
  return [getJobPath, getAuthorPath, getCampaignPath].some(
    (getPath) => getCanonicalPath(getPath(slug)) === getCanonicalPath(path),
  );
}

export const feedPath = `${paths.blog}/feed.xml`;

export const webManifestPath = "/site.webmanifest";

/** The search page's field, and the fragment that leads to it. */
export const searchFieldId = "search-field";

/** The words of every page, for the search; written by the build. */
export const searchIndexPath = `${paths.search}/index.json`;

/** The security page as a PDF, made by the build. */
export const securityDownloadPath = "/downloads/security.pdf";

/** The day shift of the sample plant, made by the build. */
export const shiftDownloadPath = "/downloads/sample-shift.csv";

/** The team's own files for download, from content/files. */
export const filesPath = "/files";

/** Path of the modules page with a persona chosen (spec section 2, mega menu). */
export const getModulesPathFor = (persona: PersonaId) => `${paths.modules}?persona=${persona}`;

export const getPersonasPathFor = (persona: PersonaId) => `${paths.personas}?persona=${persona}`;

export const getContactPathFor = (interest: string) =>
  `${paths.contact}?interest=${encodeURIComponent(interest)}`;

/** Start of the fragment that brings text to the contact form's message. */
export const messageFragment = "#message=";

/** With text in the form's message, in a fragment, which browsers send to nobody. @param interest preselected */
export function getContactPathWith(message: string, interest?: string): string {
  const path = interest ? getContactPathFor(interest) : paths.contact;
  return `${path}${messageFragment}${encodeURIComponent(message)}`;
}

/** The canonical form of a path: with a trailing slash (spec section 2). */
export const getCanonicalPath = (path: string) => (path.endsWith("/") ? path : `${path}/`);

/** What link previews show for a page; one without an address of its own has the home page's. */
export function getSocialImagePath(path: string = paths.home): string {
  const name = path.split("/").filter(Boolean).join("-");
  return `/social/${name || "home"}.jpg`;
}

/** Every path in the contract that shows a page. Articles are content and not listed here. */
export const publicPaths: readonly string[] = [
  ...Object.values(paths),
  ...moduleIds.map(getModulePath),
  ...calculatorIds.map(getCalculatorPath),
];

/** Without query and fragment, with or without a slash at its end. */
export const isPublicPath = (path: string) =>
  publicPaths.some((known) => getCanonicalPath(known) === getCanonicalPath(path));

/** Whether it is below each edition's prefix: pages and what belongs to them, but no scripts, styles, pictures, function. */
export const isEditionPath = (path: string) =>
  isPublicPath(path) ||
  isEntryPath(path) ||
  getRedirect(path) !== undefined ||
  [paths.blog, "/social", "/downloads", filesPath].some((folder) =>
    path.startsWith(`${folder}/`),
  ) ||
  path === webManifestPath;
