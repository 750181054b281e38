import { createContext, useContext } from "react";
import type { PageView } from "./site-router.ts";

/** The page that is shown, for everything below `SiteApp`. */
export const ViewContext = createContext<PageView | undefined>(undefined);

/** What broke, for the page that says so. */
export const ErrorContext = createContext<unknown>(undefined);

export function useView(): PageView {
  const view = useContext(ViewContext);
  if (!view) throw new Error("outside of SiteApp");
  return view;
}
