import { test as base, type Locator, type Page } from "@playwright/test";
import { editorAssets, editorFolder } from "../../server/file-rules.ts";
import { openSite, type RunningSite } from "../running-site.ts";
import { sampleBuild } from "../sample/words.ts";
import { consent, makeRefusal } from "./chrome-parts.ts";

/** How many sheets of paper the page takes. */
export async function countSheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

interface TestFixtures {
  /** The build to look at: of the sample content, unless a file says otherwise. */
  buildDir: string;
  site: RunningSite;
  /** Whether the visitor has refused everything before, so that no banner is in the way. */
  hasDecided: boolean;
  /**
   * Problems that a test provokes on purpose: a list with one pattern of their messages (Playwright
   * takes a list of two for a fixture and its options; say "or" in the pattern).
   */
  expectedProblems: RegExp[];
  /**
   * Fails the test on any console error, page error, CSP report or failed request, and on a request
   * for the editor, which is no part of the site.
   */
  noProblems: undefined;
}

interface WorkerFixtures {
  /** Gives the worker's site of a build, which starts when the first test needs it. */
  getSite(buildDir: string): Promise<RunningSite>;
}

/** If it is one of the site's pages, what is in view is alive, and nothing moves any more for a font that comes. */
async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById("page-record")) return true;
    return "live" in document.documentElement.dataset && document.fonts.status === "loaded";
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Not an option of the worker: each value would start workers of its own.
  buildDir: [sampleBuild, { option: true }],

  getSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const sites = new Map<string, ReturnType<typeof openSite>>();
      await use((buildDir) => {
        const site = sites.get(buildDir) ?? openSite(buildDir);
        sites.set(buildDir, site);
        return site;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: "worker" },
  ],

  site: async ({ buildDir, getSite }, use) => use(await getSite(buildDir)),

  baseURL: async ({ site }, use) => use(site.origin),

  hasDecided: [true, { option: true }],

  /**
   * A visitor looks before the first touch: going to a page waits until what is
   * in view is alive, except where a test asks for less (`waitUntil: "commit"`) or has scripts off.
   */
  page: async ({ page, hasDecided, javaScriptEnabled }, use) => {
    const keep = ([key, choice]: readonly [string, string]) => localStorage.setItem(key, choice);
    if (hasDecided) await page.addInitScript(keep, makeRefusal(consent));
    const goTo = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goTo(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== "commit") await waitUntilLive(page);
      return response;
    };
    await use(page);
  },

  expectedProblems: [[], { option: true }],

  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems: string[] = [];
      const report = (problem: string) => {
        if (!expectedProblems.some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      context.on("console", (message) => {
        // React says in a debug message that it did not find an island as the build drew it.
        if (["error", "warning", "debug"].includes(message.type())) {
          report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on("weberror", (error) => report(`page error: ${error.error().message}`));
      context.on("requestfailed", (request) => {
        // A navigation cancels what is still loading for the page that it leaves; scripts that are
        // switched off are reported as "csp" (a real violation is a console error as well).
        const reason = request.failure()?.errorText ?? "";
        if (!["net::ERR_ABORTED", "csp"].includes(reason))
          report(`request failed: ${request.url()} ${reason}`);
      });
      context.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if ([editorFolder, editorAssets].some((folder) => pathname.startsWith(`/${folder}`))) {
          report(`the site loads the editor: ${pathname}`);
        }
      });
      context.on("response", (response) => {
        if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(problems, "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** The same, where the visitor has not chosen yet what is stored. */
export const firstVisit = test.extend({ hasDecided: false });

/** The same, for a browser whose scripts are off. */
export const withoutScripts = test.extend({ javaScriptEnabled: false });

/** The same, where the browser is to tell of a problem. */
export const expecting = (problem: RegExp) => test.extend({ expectedProblems: [problem] });

/** For `test.use`: a visitor who has not asked for less motion, as most have not. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" as const } };

/**
 * Chooses a radio button. React sets its mark again when it takes the page over, so the mark may
 * follow the click a moment later.
 */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/**
 * Presses a link and waits until its page is shown. Its address is in the bar before that, and whoever
 * goes on or back from there has never left the page.
 */
export async function followLink(page: Page, link: Locator): Promise<void> {
  const title = await page.title();
  await link.click();
  await expect(page).not.toHaveTitle(title);
}

/** Keeps requests back; returns what lets them go. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Puts a link on the page, to an address that no page of the sample links to, and returns it. */
export async function addLink(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
    link.style.cssText = "position:fixed;inset:40% auto auto 10%;z-index:99";
    document.body.append(link);
  }, href);
  return page.getByRole("link", { name: href, exact: true }).last();
}
