import chrome from "content:chrome";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { findFragmentTarget } from "./fragment-target.ts";

function focusReadingStart(start: HTMLElement | null): void {
  if (!start) return;
  if (start.tabIndex < 0 && !start.hasAttribute("tabindex")) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * After a change of page inside the site: moves the focus to the new page's heading, or to the
 * target of the address's fragment, and has the page's title read, as a browser does when it loads
 * a page. Not on the first load.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const before = last.current;
    if (before.pathname === pathname && before.hash === hash) return;
    last.current = { pathname, hash };
    const target = findFragmentTarget(hash);
    if (before.pathname === pathname) {
      focusReadingStart(target);
      return;
    }
    focusReadingStart(target ?? document.querySelector<HTMLElement>("main h1"));
    setAnnouncement(chrome.accessibleNames.pageLoaded.replace("{title}", document.title));
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
