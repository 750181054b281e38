import { onFirstAction } from "./first-action.ts";
import { pageStyleId, readRecord } from "./page-record.ts";

interface Sheet {
  link: HTMLLinkElement;
  isLoaded: Promise<boolean>;
}

let sheets: Sheet[] | undefined;

/** Fetches the site's full style sheet without applying it: print styles cost a screen nothing. */
function fetchStyles(): Sheet[] {
  sheets ??= readRecord(document).styles.map((href) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      media: "print",
      href,
    });
    const isLoaded = new Promise<boolean>((resolve) => {
      link.addEventListener("load", () => resolve(true));
      link.addEventListener("error", () => resolve(false));
    });
    document.head.append(link);
    return { link, isLoaded };
  });
  return sheets;
}

/**
 * Applies the site's full style sheet in place of the page's own rules. Other pages, and what
 * scripts add to this one, may need more than those.
 *
 * @returns whether it is loaded; if that failed, the next call tries again
 */
export async function loadStyles(): Promise<boolean> {
  const fetched = fetchStyles();
  const loaded = await Promise.all(fetched.map(({ isLoaded }) => isLoaded));
  if (!loaded.every(Boolean)) {
    for (const { link } of fetched) link.remove();
    sheets = undefined;
    return false;
  }
  for (const { link } of fetched) {
    if (link.media !== "all") link.media = "all";
  }
  // The full style sheet repeats it, and every element would be matched against both.
  document.getElementById(pageStyleId)?.remove();
  return true;
}

/** Delay between the page's load and fetching the style sheet, in milliseconds. */
const rest = 500;

/** Fetches it once the page is idle, and applies it as soon as the visitor does anything. */
export function loadStylesOnFirstAction(): void {
  const fetchSoon = () => setTimeout(fetchStyles, rest);
  if (document.readyState === "complete") fetchSoon();
  else addEventListener("load", fetchSoon);
  onFirstAction(() => void loadStyles());
}
