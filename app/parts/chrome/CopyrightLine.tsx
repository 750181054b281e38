import chrome from "content:chrome";
import site from "content:site";
import { useSyncExternalStore } from "react";

/** The prerendered page has no clock: it carries the year of its last revision. */
const revisionYear = Number(site.lastUpdated.structuredData.slice(0, 4));

function subscribe() {
  return () => {};
}

/** The copyright with the current year, which takes the revision's place after hydration. */
export function CopyrightLine() {
  const year = useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => revisionYear,
  );
  const line = chrome.footer.copyright
    .replace("{year}", String(year))
    .replace("{company}", site.company);
  return <p className="text-small text-room-mute">{line}</p>;
}
