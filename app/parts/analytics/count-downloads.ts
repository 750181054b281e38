import { findClosest } from "../../platform/dom.ts";
import { filesPath } from "../../routes.ts";
import { countEvent } from "./consented-analytics.ts";

const documents = `a[href$=".pdf"], a[href^="${filesPath}/"], a[download]`;

/** Counts each press on a link to a document, on whatever page. */
export function startCountingDownloads(): void {
  document.addEventListener("click", ({ target }) => {
    const link = findClosest<HTMLAnchorElement>(target, documents);
    if (link) countEvent({ name: "download", props: { file: link.pathname } });
  });
}
