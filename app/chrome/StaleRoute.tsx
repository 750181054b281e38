import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * After a deployment the script of the next page may be gone. React Router then loads the page anew
 * that is still shown; this leads on to the one that was wanted. Browsers without the Navigation API
 * keep the reload.
 */
export function StaleRoute() {
  const { location } = useNavigation();
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    wanted.current = location && createPath(location);
  }, [location]);

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      const isOurs = event.navigationType === "reload" && !event.userInitiated;
      if (!isOurs || wanted.current === undefined) return;
      event.preventDefault();
      window.location.assign(wanted.current);
    };
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => window.navigation?.removeEventListener("navigate", onNavigate);
  }, []);
  return null;
}
