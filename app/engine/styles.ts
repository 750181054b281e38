import { readRecord } from "./page-record.ts";

let loading: Promise<boolean> | undefined;

/**
 * Loads the site's whole style sheet. A page comes with the rules that it needs; other pages, and
 * what scripts put on this one, may need more.
 *
 * @returns whether it is there; where it could not be loaded, the next call tries again
 */
export function loadStyles(): Promise<boolean> {
  loading ??= addSheets().then((isLoaded) => {
    if (!isLoaded) loading = undefined;
    return isLoaded;
  });
  return loading;
}

async function addSheets(): Promise<boolean> {
  const { styles } = readRecord(document);
  const loaded = await Promise.all(styles.map(addSheet));
  return loaded.every(Boolean);
}

function addSheet(href: string): Promise<boolean> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
}

/**
 * Loads it as soon as the visitor does anything: restyling the page costs a phone more than all of
 * its scripts, so a page that is only read goes without.
 */
export function loadStylesOnFirstAction(): void {
  const types = ["pointerover", "pointerdown", "keydown"];
  const end = new AbortController();
  for (const type of types) {
    addEventListener(
      type,
      () => {
        end.abort();
        void loadStyles();
      },
      { signal: end.signal, passive: true, capture: true },
    );
  }
}
