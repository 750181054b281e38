import { createContext, type ReactElement, useContext } from "react";
import type { Edition } from "./edition.ts";
import type { PageAddress } from "./page.ts";

/** What everything on a page can know while it is drawn. */
export interface PageContextValue {
  address: PageAddress;
  edition: Edition;
  /** The editions that have this page, the default one first. */
  alternates: readonly Edition[];
  /**
   * Draws an island's content and records that the page needs its script, unless it is on demand.
   */
  drawIsland: (
    name: string,
    content: ReactElement,
    isOnDemand: boolean,
  ) => { id: string; html: string };
  /** Names of the islands drawn so far whose scripts the page needs. */
  islands: ReadonlySet<string>;
}

/** Set while a page is drawn; undefined inside islands, which must not depend on where they are. */
export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage only works while a page is drawn, outside islands");
  return page;
}
