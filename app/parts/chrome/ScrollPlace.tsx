import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { findFragmentTarget } from "./fragment-target.ts";
import { findPlace, rememberPlace } from "./scroll-place.ts";

/** Time without scrolling after which the place is remembered, in milliseconds. */
const settleTime = 150;

/**
 * Scrolls to the top on every change of page, to the target of a fragment, and back to the old
 * place on back and forward. An address that is replaced on the same page (a filter, a tab) moves
 * nothing.
 *
 * It stands in for React Router's own component, which writes to the session storage: this site
 * stores nothing before the visitor's choice. The place is kept in the entry of the history.
 */
export function ScrollPlace() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (type === NavigationType.Replace && before.pathname === pathname) return;
    const place = type === NavigationType.Pop ? findPlace(window.history.state) : undefined;
    const target = findFragmentTarget(hash);
    if (place !== undefined) window.scrollTo(0, place);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => rememberPlace(shown.current.key);
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, settleTime);
    };
    // Between documents the browser knows the place best, and restores it until the document is
    // loaded; between pages of this one we do.
    const handOver = () => {
      remember();
      window.history.scrollRestoration = "auto";
    };
    const takeOver = () => {
      window.history.scrollRestoration = "manual";
    };
    if (document.readyState === "complete") takeOver();
    window.addEventListener("load", takeOver);
    window.addEventListener("scroll", settle, { passive: true });
    window.addEventListener("click", remember, { capture: true }); // may lead away at once
    window.addEventListener("pagehide", handOver);
    window.addEventListener("pageshow", takeOver);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", takeOver);
      window.removeEventListener("scroll", settle);
      window.removeEventListener("click", remember, { capture: true });
      window.removeEventListener("pagehide", handOver);
      window.removeEventListener("pageshow", takeOver);
      window.history.scrollRestoration = "auto";
    };
  }, []);
  return null;
}
