import { useEffect } from "react";
import { getRedirect } from "../../routes.ts";

/**
 * Takes a visitor who came by an old address to its page, keeping query and fragment. Hosts that
 * know the site's redirects never show this page for one; a plain static host does.
 */
export function OldAddress() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const target = getRedirect(pathname);
    if (target) window.location.replace(target + search + hash);
  }, []);
  return null;
}
