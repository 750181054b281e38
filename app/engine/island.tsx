import { type ComponentType, createElement, useContext } from "react";
import { PageContext } from "./page-context.ts";

/**
 * Makes a component an island, which is hydrated once the visitor turns to it. Everything outside
 * islands is drawn once, by the build.
 *
 * The file is called NAME.island.tsx and exports the result by default; `props` travel as JSON, so
 * they are data, never functions or elements.
 *
 * @param name the file's name without its extension
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return component;
  // biome-ignore lint/correctness/noComponentHookFactories: once for each island, when its module loads
  return function Island(props: Props) {
    const page = useContext(PageContext);
    const content = createElement(component, props);
    // Inside another island it is part of it.
    if (!page) return content;
    const { id, html } = page.drawIsland(name, content);
    return (
      <div
        className="contents"
        data-island={name}
        data-island-id={id}
        data-scripts={page.files.listIslandScripts(name).join(" ")}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
