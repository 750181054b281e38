/**
 * Stands in for "react-router" in the browser's build (browser-router-plugin; docs/decisions/0043):
 * the names that this site uses, with the same meaning, for pages that were prerendered and only
 * link to each other. React Router itself prerenders them, and runs in development.
 */
import { type ComponentProps, type MouseEvent, useContext, useMemo } from "react";
import { PageOutlet } from "./SiteApp.tsx";
import {
  formatTarget,
  type NavigateOptions,
  type SiteLocation,
  type Target,
} from "./site-location.ts";
import { type NavigationKind, navigate, prefetch } from "./site-router.ts";
import { ErrorContext, useView } from "./view-context.ts";

export const NavigationType = { Pop: "POP", Push: "PUSH", Replace: "REPLACE" } as const;

export function useLocation(): SiteLocation {
  return useView().location;
}

export function useNavigationType(): NavigationKind {
  return useView().kind;
}

/** The routes that are shown; of each, what this site asks of it. */
export function useMatches(): { id: string }[] {
  return [{ id: useView().id }];
}

export function useNavigate(): typeof navigate {
  return navigate;
}

type QueryChange = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

export function useSearchParams() {
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = (next: QueryChange, options?: NavigateOptions) => {
    const after = typeof next === "function" ? next(new URLSearchParams(query)) : next;
    return navigate(`?${after}`, options);
  };
  return [query, change] as const;
}

export function useLoaderData(): unknown {
  return useView().data;
}

export function useRouteError(): unknown {
  return useContext(ErrorContext);
}

/** Whether an error is an answer of the server, such as 404 for a page's data. */
export function isRouteErrorResponse(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && "internal" in error;
}

export function redirect(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address } });
}

export function Outlet() {
  return <PageOutlet view={useView()} />;
}

/** The tags of the head that the shown page asks for. */
export function Meta() {
  const { module, data, params, error } = useView();
  const tags = module.meta?.({ loaderData: data, params, error }) ?? [];
  return tags.map(({ tagName, ...attributes }) => {
    const key = JSON.stringify(attributes);
    if (tagName === "link") return <link key={key} {...attributes} />;
    if ("title" in attributes) return <title key="title">{attributes.title}</title>;
    return <meta key={key} {...attributes} />;
  });
}

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: Target;
  /** For React Router's own use. */
  discover?: "none";
}

/**
 * An in-site link: a plain click changes the page, everything else is the browser's. Who points at
 * it, or reaches it by Tab, has the page's scripts fetched.
 */
export function Link({ to, onClick, discover: _, ...rest }: LinkProps) {
  const { location } = useView();
  const href = formatTarget(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || event.button !== 0) return;
    event.preventDefault();
    navigate(to, { replace: href === formatTarget(location) });
  };
  const expect = () => prefetch(to);
  return <a {...rest} href={href} onClick={follow} onPointerEnter={expect} onFocus={expect} />;
}

/** Drawn in development alone. */
export function Links() {
  return null;
}

export { Links as Scripts };

/** React Router's build wraps what route modules export; here it needs nothing around it. */
function keep<Part>(part: Part): Part {
  return part;
}

export { keep as UNSAFE_withComponentProps, keep as UNSAFE_withErrorBoundaryProps };
