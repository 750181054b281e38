import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The address of a pressed link that leads to another page of this site. */
function findWanted({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return link.href;
}

/**
 * After a deployment the script of the next page may be gone. React Router then loads the page anew
 * that is still shown; this leads on to the one that was wanted. Browsers without the Navigation API
 * keep the reload.
 */
export function StaleRoute() {
  const { key } = useLocation();
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each entry the visitor has arrived
  useEffect(() => {
    wanted.current = undefined;
  }, [key]);

  useEffect(() => {
    const onClick = (event: Event) => {
      wanted.current = findWanted(event);
    };
    const onNavigate = (event: NavigateEvent) => {
      const isOurs = event.navigationType === "reload" && !event.userInitiated;
      if (!isOurs || wanted.current === undefined) return;
      event.preventDefault();
      window.location.assign(wanted.current);
    };
    document.addEventListener("click", onClick, { capture: true });
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.navigation?.removeEventListener("navigate", onNavigate);
    };
  }, []);
  return null;
}
