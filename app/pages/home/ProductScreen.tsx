import type { ReactNode } from "react";
import type { FigureFrameData } from "../../parts/figures/figure-fields.ts";
import { Screen } from "../../parts/figures/Screen.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath, getTryPathFor, type PersonaId } from "../../routes.ts";
import type { HomePage } from "./schema.ts";

interface ProductScreenProps {
  frame: FigureFrameData;
  /** What is left of the screen here, in words. */
  alt: string;
  /** The role that is shown. */
  persona: PersonaId;
  /** The module that has the whole of it. */
  module: Pick<Module, "id" | "name">;
  labels: HomePage["screens"];
  children: ReactNode;
}

/** The first lines of a module's screen, and the way to the whole of it. */
export function ProductScreen({
  frame,
  alt,
  persona,
  module,
  labels,
  children,
}: ProductScreenProps) {
  const { title, meta, sample } = frame;
  return (
    <figure aria-label={title} className="relative">
      <Screen {...{ alt, title, meta }} className="overflow-x-auto shadow-panel">
        {children}
      </Screen>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <AppLink href={getModulePath(module.id)} className="quiet-link text-small card-cover">
          {labels.wholeScreen}
          <span className="sr-only"> {labels.about.replace("{module}", module.name)}</span>
        </AppLink>
        <AppLink
          href={getTryPathFor(persona)}
          className="quiet-link relative z-1 inline-flex min-h-11 items-center text-small"
        >
          {labels.tryIt}
        </AppLink>
        <span className="tag text-graphite">{sample}</span>
      </figcaption>
    </figure>
  );
}
