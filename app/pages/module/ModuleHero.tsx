import type { ReactNode } from "react";
import { ModuleBubble } from "../../parts/figures/marks.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { Actions } from "../../parts/sections/PageHero.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import type { ModulePage } from "./schema.ts";

interface ModuleHeroProps {
  module: Module;
  page: ModulePage;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** What a visitor can do with such records at once. */
  tryIt: { label: string; href: string };
  /** The product picture. */
  children: ReactNode;
}

/** The opening of a module page: what it changes, and the product itself on the edge of the control room. */
export function ModuleHero(props: ModuleHeroProps) {
  const { module, page, primary, secondary, tryIt, children } = props;
  return (
    <div data-parts className="overflow-hidden">
      <div className="sheet-grid">
        <div className="page-column grid gap-x-10 gap-y-6 pt-8 pb-24 print:pb-6 md:grid-cols-[1.3fr_1fr] md:items-end md:pt-14 md:not-print:pb-36 lg:gap-x-16 lg:not-print:pb-44">
          <div>
            <div className="flex items-center gap-4">
              <ModuleBubble tag={module.tag} className="text-ink md:size-14" />
              <p>
                <span className="block font-head text-h4 font-strong">{module.name}</span>
                <span className="tag text-graphite">{module.alternateName}</span>
              </p>
            </div>
            <h1 className="mt-6 max-w-[10em] lg:-mr-12 text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-[0.99] tracking-[-0.035em] md:mt-8">
              {page.headline}
            </h1>
          </div>
          <div>
            <p className="max-w-note text-lead text-text">{page.lead}</p>
            <Actions className="mt-6">
              <ButtonLink tone="signal" {...primary} arrow />
              <ButtonLink tone="line" {...secondary} />
            </Actions>
          </div>
        </div>
      </div>
      <div className="room sheet-grid border-t border-room-edge bg-room text-room-text">
        <div className="page-column max-sm:px-3">
          <div className="light-records relative -mt-14 pb-12 md:-mt-24 md:pb-16 lg:-mt-32 print:mt-0">
            {children}
            <p className="no-print mt-6 max-sm:px-2">
              <ButtonLink tone="signal" {...tryIt} arrow />
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
