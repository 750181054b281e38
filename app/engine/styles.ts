import { firstAnswer } from "./first-action.ts";
import { nextFrame } from "./next-frame.ts";
import { pageStyleId, printStyleId, readRecord } from "./page-record.ts";

/** How long the browser took to restyle the page with the site's full style sheet, in ms. */
let restyling = Number.POSITIVE_INFINITY;

/** Whether this device has time for more than a change itself takes, as far as is known. */
export const isQuick = () => restyling < 80;

let sheet: Promise<HTMLLinkElement | undefined> | undefined;

/** A portal's page in its place has loaded as well. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Fetches the site's full style sheet without applying it: print styles cost a screen nothing. */
function fetchStyles(): Promise<HTMLLinkElement | undefined> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", media: "print", href: readRecord(document).style });
    const give = () => {
      if (hasRules(link)) return resolve(link);
      link.remove();
      sheet = undefined;
      resolve(undefined);
    };
    link.addEventListener("load", give);
    link.addEventListener("error", give);
    document.head.append(link);
  });
  return sheet;
}

/**
 * Applies the site's full style sheet in place of the page's own rules. Other pages, and what
 * scripts add to this one, may need more than those.
 *
 * @returns whether it is loaded; if that failed, the next call tries again
 */
export async function loadStyles(): Promise<boolean> {
  const link = await fetchStyles();
  const own = document.getElementById(pageStyleId);
  // An extension may have removed the page's own.
  if (link && link.media !== "all") {
    const began = performance.now();
    link.media = "all";
    // The full style sheet repeats it, and every element would be matched against both.
    own?.remove();
    document.getElementById(printStyleId)?.remove();
    void nextFrame().then(() => {
      restyling = performance.now() - began;
    });
  }
  return link !== undefined;
}

/** Delay between the page's load and fetching the style sheet, in milliseconds. */
const rest = 500;

/** Fetches it once the page is idle, and applies it once the visitor's first action is answered. */
export function loadStylesOnFirstAction(): void {
  const fetchSoon = () => setTimeout(fetchStyles, rest);
  if (document.readyState === "complete") fetchSoon();
  else addEventListener("load", fetchSoon);
  void firstAnswer().then(loadStyles);
}
