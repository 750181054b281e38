import { onFirstAction } from "./first-action.ts";
import { readRecord } from "./page-record.ts";

interface Sheet {
  link: HTMLLinkElement;
  isLoaded: Promise<boolean>;
}

let sheets: Sheet[] | undefined;

/** Fetches the site's whole style sheet without applying it: for a screen, print styles cost nothing. */
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
 * Applies the site's whole style sheet. A page comes with the rules that it needs; other pages, and
 * what scripts put on this one, may need more.
 *
 * @returns whether it is there; where it could not be loaded, the next call tries again
 */
export async function loadStyles(): Promise<boolean> {
  const fetched = fetchStyles();
  for (const { link } of fetched) {
    if (link.media !== "all") link.media = "all";
  }
  const loaded = await Promise.all(fetched.map(({ isLoaded }) => isLoaded));
  if (loaded.every(Boolean)) return true;
  for (const { link } of fetched) link.remove();
  sheets = undefined;
  return false;
}

/** How long after the page is loaded the style sheet is fetched, in milliseconds. */
const rest = 500;

/** Fetches it when the page has come to rest, and applies it as soon as the visitor does anything. */
export function loadStylesOnFirstAction(): void {
  const fetchSoon = () => setTimeout(fetchStyles, rest);
  if (document.readyState === "complete") fetchSoon();
  else addEventListener("load", fetchSoon);
  onFirstAction(() => void loadStyles());
}
