/** What the table of pages says of a route (React Router's asset manifest). */
export interface RouteEntry {
  id: string;
  /** Without slashes at its ends; may end with `:name` or be `*`. */
  path?: string;
  index?: boolean;
  module: string;
  imports?: readonly string[];
  /** Where the build has put `clientLoader`, if apart from the page. */
  clientLoaderModule?: string;
  css?: readonly string[];
  hasLoader?: boolean;
}

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The segments of a path, decoded. */
function split(path: string): string[] {
  return path
    .split("/")
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
}

function matchPattern(
  pattern: readonly string[],
  path: readonly string[],
): RouteParams | undefined {
  if (pattern.length !== path.length) return;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = value;
    else if (segment !== value) return;
  }
  return params;
}

/**
 * The route of a path, in either slash form: the one that names it, before one with a parameter,
 * before the one for everything else (`*`).
 */
export function matchRoute<Entry extends RouteEntry>(
  routes: readonly Entry[],
  pathname: string,
): { route: Entry; params: RouteParams } | undefined {
  const path = split(pathname);
  const byParameter = (route: Entry) => Number(route.path?.includes(":") ?? false);
  const pages = routes.filter(({ path: pattern, index }) => index || (pattern && pattern !== "*"));
  for (const route of pages.toSorted((a, b) => byParameter(a) - byParameter(b))) {
    const params = matchPattern(split(route.path ?? ""), path);
    if (params) return { route, params };
  }
  const rest = routes.find(({ path: pattern }) => pattern === "*");
  return rest && { route: rest, params: { "*": path.join("/") } };
}
