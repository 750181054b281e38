import { createContext, type ReactElement, useContext } from "react";
import type { PageAddress } from "./page.ts";
import type { BuildFiles, Edition } from "./page-record.ts";

export interface PageContextValue {
  address: PageAddress;
  edition: Edition;
  /** The editions that have this page, the default one first. */
  alternates: readonly Edition[];
  files: BuildFiles;
  /** What it needs right away, as far as it is drawn. */
  scripts: Set<string>;
  /** Draws an island's content, with ids of its own. */
  drawIsland: (name: string, content: ReactElement) => { id: string; html: string };
}

/** Set while a page is drawn; undefined inside islands, which must not depend on where they are. */
export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage only works while a page is drawn, outside islands");
  return page;
}

/** Attributes of an element that `NAME.behavior.ts` is for: the page then runs it (islands.ts). */
export function useBehavior(name: string): { "data-behavior": string } {
  const { files, scripts } = usePage();
  for (const script of files.listBehaviorScripts(name)) scripts.add(script);
  return { "data-behavior": name };
}
