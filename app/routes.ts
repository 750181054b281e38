import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";

/**
 * The URL contract: every public path and every redirect, once.
 *
 * A page without a `file` is reserved: its path is part of the contract and may be linked, and it
 * answers 404 until the page exists. Paths are written as the links on the site write them; the
 * canonical form always ends with a slash (see `getCanonicalPath`).
 */

/** The seven modules, in the order in which the product lists them. */
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
} as const;
export type PageName = keyof typeof paths;

/** The page modules that exist. A name that is missing here is a reserved path. */
const pageFiles: Partial<Record<PageName, string>> = {
  home: "pages/home.tsx",
  modules: "pages/modules.tsx",
  personas: "pages/personas.tsx",
  about: "pages/about.tsx",
  careers: "pages/careers.tsx",
  blog: "pages/blog.tsx",
  resources: "pages/resources.tsx",
  privacy: "pages/privacy.tsx",
  imprint: "pages/imprint.tsx",
  disclaimer: "pages/disclaimer.tsx",
  terms: "pages/terms.tsx",
  cookies: "pages/cookies.tsx",
  accessibility: "pages/accessibility.tsx",
  contact: "pages/contact.tsx",
  journey: "pages/journey.tsx",
  unitRate: "pages/unit-rate.tsx",
  integrations: "pages/integrations.tsx",
  howItWorks: "pages/how-it-works.tsx",
};

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

/** Where an old path leads today, in either slash form; undefined for every other path. */
export function getRedirect(path: string): string | undefined {
  const old = path.replace(/\/$/, "");
  return Object.hasOwn(redirects, old) ? redirects[old] : undefined;
}

/** Path of a module's page. */
export function getModulePath(id: ModuleId): string {
  return `${paths.modules}/${id}`;
}

/** Path of an article. Which articles there are, the folder content/blog says. */
export function getArticlePath(slug: string): string {
  return `${paths.blog}/${slug}`;
}

/** Orders of the blog's index: the newest first, or A to Z by title. */
export type ArticleOrder = "date" | "title";

/** What stands between the blog and the number in the address of a page of its index. */
const orderSlugs: Readonly<Record<ArticleOrder, string>> = { date: "page", title: "by-title" };

/** The order that such an address names; undefined where it names none. */
export function findArticleOrder(slug: string | undefined): ArticleOrder | undefined {
  return (Object.keys(orderSlugs) as ArticleOrder[]).find((order) => orderSlugs[order] === slug);
}

/**
 * Path of a page of the blog's index, counted from 1. How many there are, the number of articles says
 * (listBlogPagePaths in app/features/articles/blog-pages.ts).
 */
export function getBlogPagePath(number: number, order: ArticleOrder = "date"): string {
  if (order === "date" && number === 1) return paths.blog;
  return `${paths.blog}/${orderSlugs[order]}/${number}`;
}

/** What stands below the blog and is no article. */
export const reservedSlugs: readonly string[] = Object.values(orderSlugs);

/** The slug in a path that has the form of an article's, whether or not there is one. */
export function getArticleSlug(path: string): string | undefined {
  const [, slug] = /^([^/]+)\/?$/.exec(path.slice(paths.blog.length + 1)) ?? [];
  return path.startsWith(`${paths.blog}/`) ? slug : undefined;
}

/** The feed of the articles, an Atom file that the build writes. */
export const feedPath = `${paths.blog}/feed.xml`;

/** Path of the modules hub with a persona chosen (spec section 2, mega menu). */
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
 * Every path of the contract that shows a page, reserved ones included. Articles are content and
 * not listed here (listArticlePaths in app/content.ts).
 */
export const publicPaths: readonly string[] = [
  ...Object.values(paths),
  ...moduleIds.map(getModulePath),
];

/** The paths of the contract whose page exists: these are prerendered and listed in the sitemap. */
export const builtPaths: readonly string[] = [
  ...(Object.keys(pageFiles) as PageName[]).map((name) => paths[name]),
  ...moduleIds.map(getModulePath),
];

/** Whether an in-site path (without query and hash, either slash form) belongs to the contract. */
export function isPublicPath(path: string): boolean {
  return publicPaths.some((known) => stripSlash(known) === stripSlash(path));
}

/** Whether a path has a page today; reserved paths answer 404. */
export function isBuiltPath(path: string): boolean {
  return builtPaths.some((known) => stripSlash(known) === stripSlash(path));
}

/** Prerendered with the catch-all route; the build serves the result as 404.html. */
export const notFoundPath = "/404";

/** Prerendered with the article's route, for slugs that no article has; served as blog/404.html. */
export const unknownArticlePath = getArticlePath("404");

/**
 * Prerendered and thrown away: React Router refuses a route with a loader of which it prerenders no
 * page, and while all articles fit on the blog's first page there is no other.
 */
export const noBlogPagePath = getBlogPagePath(0);

/** The routes below the blog, which share its sheet. */
export const blogRouteIds = ["article", "blog-page"] as const;

const blogRoutes: (RouteConfigEntry & { id: (typeof blogRouteIds)[number] })[] = [
  { id: "article", path: getArticlePath(":slug").slice(1), file: "pages/article.tsx" },
  {
    id: "blog-page",
    path: `${getArticlePath(":order").slice(1)}/:number`,
    file: "pages/blog/later-page.tsx",
  },
];

const pageRoutes = (Object.entries(pageFiles) as [PageName, string][]).map(
  ([name, file]): RouteConfigEntry =>
    name === "home"
      ? { id: name, index: true, file }
      : { id: name, path: paths[name].replace(/^\/|\/$/g, ""), file },
);

/** A file for each module, so that a page's chunk carries its own words alone. */
const moduleRoutes = moduleIds.map(
  (id): RouteConfigEntry => ({
    id: `module-${id}`,
    path: getModulePath(id).slice(1),
    file: `pages/modules/${id}.tsx`,
  }),
);

const redirectRoutes = Object.keys(redirects).map(
  (from): RouteConfigEntry => ({
    id: `redirect${from.replaceAll("/", "-")}`,
    path: from.slice(1),
    file: "pages/redirect.tsx",
  }),
);

/** The living style page: in development only, never part of the contract. */
const developmentRoutes: RouteConfigEntry[] = import.meta.env?.DEV
  ? [{ id: "styles", path: "_styles", file: "pages/styles/styles.tsx" }]
  : [];

export default [
  ...pageRoutes,
  ...moduleRoutes,
  ...blogRoutes,
  ...developmentRoutes,
  ...redirectRoutes,
  { id: "not-found", path: "*", file: "pages/not-found.tsx" },
] satisfies RouteConfig;
