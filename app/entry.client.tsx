import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadSheets } from "./router/PageStyles.tsx";
import { SiteApp } from "./router/SiteApp.tsx";
import { startRouter } from "./router/site-router.ts";

if (import.meta.env.DEV) {
  // React Router itself, for changes of code that show at once.
  const { HydratedRouter } = await import("react-router/dom");
  takeOver(<HydratedRouter />);
} else {
  // On their way while React works; the page has all that it needs to look right until then.
  loadSheets();
  const { root, first } = await startRouter();
  takeOver(<SiteApp root={root} first={first} />);
}

function takeOver(site: React.ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{site}</StrictMode>);
  });
}
