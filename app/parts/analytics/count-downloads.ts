import { filesPath } from "../../routes.ts";
import { countEvent } from "./consented-analytics.ts";

const documents = `a[href$=".pdf"], a[href^="${filesPath}/"], a[download]`;

/** Counts each press on a link to a document, on whatever page. */
export function startCountingDownloads(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(documents);
    if (link) countEvent({ name: "download", props: { file: link.pathname } });
  });
}
