import {
  Component,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import type { RouteModule } from "./page-files.ts";
import type { SiteLocation } from "./site-location.ts";
import { getView, type PageView, subscribe } from "./site-router.ts";
import { ErrorContext, ViewContext } from "./view-context.ts";

interface CatcherProps {
  /** Where the visitor is: elsewhere, what broke here counts no more. */
  location: SiteLocation;
  /** What is known to be wrong before anything is drawn. */
  error?: unknown;
  /** Shown in place of what broke; it reads the error with `useRouteError`. */
  fallback: ReactNode;
  children: ReactNode;
}

interface CatcherState {
  location: SiteLocation;
  error: unknown;
}

/** Keeps an error from taking the whole document with it, until another page is shown. */
class ErrorCatcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { location: this.props.location, error: this.props.error };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location, error }: CatcherProps, state: CatcherState) {
    return state.location === location ? null : { location, error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorContext value={error}>{this.props.fallback}</ErrorContext>;
  }
}

/** The page itself; root.tsx places it with `<Outlet />`. */
export function PageOutlet({ view }: { view: PageView }) {
  const { default: Page, ErrorBoundary } = view.module;
  const page = Page ? <Page /> : null;
  if (!ErrorBoundary) return page;
  return (
    <ErrorCatcher location={view.location} error={view.error} fallback={<ErrorBoundary />}>
      {page}
    </ErrorCatcher>
  );
}

/** The site in the browser. */
export function SiteApp({ root, first }: { root: RouteModule; first: PageView }) {
  const [view, setView] = useState(first);
  useLayoutEffect(() => {
    if (getView() !== first) setView(getView());
    return subscribe((next) => startTransition(() => setView(next)));
  }, [first]);
  // For measurements (npm run bench): from now on everything answers.
  useEffect(() => void performance.mark("taken-over"), []);
  const { default: App, Layout, ErrorBoundary } = root;
  if (!App || !Layout || !ErrorBoundary) throw new Error("root.tsx lacks an export");
  return (
    <BesideNothing>
      <BesideNothing>
        <ViewContext value={view}>
          {/* The layout stays: mounted anew, its style element would be empty. */}
          <Layout>
            <ErrorCatcher
              location={view.location}
              error={view.module.ErrorBoundary ? undefined : view.error}
              fallback={<ErrorBoundary />}
            >
              <App />
            </ErrorCatcher>
          </Layout>
        </ViewContext>
      </BesideNothing>
    </BesideNothing>
  );
}

/**
 * A place for what React Router has beside the site while it prerenders: with it, React counts its
 * ids (`useId`) here as it did there.
 */
function BesideNothing({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {null}
    </>
  );
}
