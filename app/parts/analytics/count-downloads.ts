import { countEvent } from "./consented-analytics.ts";

/** Counts each press on a link to a document, on whatever page. */
export function startCountingDownloads(): void {
  document.addEventListener("click", ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>('a[href$=".pdf"], a[download]');
    if (link) countEvent({ name: "download", props: { file: link.pathname } });
  });
}
