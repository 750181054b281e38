import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { getRedirect } from "../routes.ts";

/** Takes a visitor who followed an old link inside the site to its page, keeping query and hash. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url);
  const target = getRedirect(pathname);
  if (!target) throw new Error(`no redirect for ${pathname}`);
  return redirect(target + search + hash);
}

export default function Redirect() {
  return null;
}
