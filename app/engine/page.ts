import type { Content, Source } from "content-model/source";
import type { ReactNode } from "react";

/** The content a page requests, by the names under which it receives it. */
export type Needs = Readonly<Record<string, Source>>;
export type Contents<N extends Needs> = { [Name in keyof N]: Content<N[Name]> };

/** Reads a source: the build hands one to the pages (build-site/sources/read-content.ts). */
export type ReadContent = <S extends Source>(source: S) => Content<S>;

/** Where a page is: at its own path, or in place of anything missing below a path. */
export type PageAddress = { path: string } | { missingBelow: string };

/** A page, ready to be drawn. `Head` is whatever the site's document needs to know about a page. */
export interface Page<Head> {
  address: PageAddress;
  /** What it is made from. */
  sources: readonly Source[];
  head: Head;
  /** Draws it. @param pages all pages of the site, of which one may list the others */
  render: (pages: readonly Page<Head>[]) => ReactNode;
}

export type PageDefinition<Head> = (read: ReadContent) => Page<Head>[];

export function readNeeds<N extends Needs>(read: ReadContent, needs: N): Contents<N> {
  const entries = Object.entries(needs).map(([name, source]) => [name, read(source)]);
  return Object.fromEntries(entries);
}

interface DefinitionOf<N extends Needs, Item, Head> {
  needs: N;
  /** What a page is made from, if it is not all of it. */
  sources?: (content: Contents<N>, item: Item) => readonly Source[];
  items: (content: Contents<N>) => readonly Item[];
  address: (item: Item) => PageAddress;
  head: (content: Contents<N>, item: Item) => Head;
  render: (content: Contents<N>, item: Item, pages: readonly Page<Head>[]) => ReactNode;
}

/** Defines one page for each item of the content, such as an article; a page.tsx exports it by default. */
export function definePages<N extends Needs, Item, Head>(
  definition: DefinitionOf<N, Item, Head>,
): PageDefinition<Head> {
  const { needs, items, address, head, render } = definition;
  const getSources = definition.sources ?? (() => Object.values(needs));
  return (read) => {
    const content = readNeeds(read, needs);
    return items(content).map((item) => ({
      address: address(item),
      sources: getSources(content, item),
      head: head(content, item),
      render: (pages) => render(content, item, pages),
    }));
  };
}

export function definePage<N extends Needs, Head>({
  address,
  render,
  ...rest
}: Omit<DefinitionOf<N, null, Head>, "items" | "address" | "render"> & {
  address: PageAddress;
  render: (content: Contents<N>, pages: readonly Page<Head>[]) => ReactNode;
}): PageDefinition<Head> {
  return definePages({
    ...rest,
    items: () => [null],
    address: () => address,
    render: (content, _, pages) => render(content, pages),
  });
}
