import { firstAnswer } from "./first-action.ts";
import { pageStyleId, printStyleId, readRecord } from "./page-record.ts";

let sheet: Promise<HTMLLinkElement | undefined> | undefined;

/** Fetches the site's full style sheet without applying it: print styles cost a screen nothing. */
function fetchStyles(): Promise<HTMLLinkElement | undefined> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", media: "print", href: readRecord(document).style });
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      sheet = undefined;
      resolve(undefined);
    });
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
    link.media = "all";
    // The full style sheet repeats it, and every element would be matched against both.
    own?.remove();
    document.getElementById(printStyleId)?.remove();
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
