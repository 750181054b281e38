import type { ReactNode } from "react";
import { ModuleBubble } from "../../parts/figures/marks.tsx";
import { ModuleOutcome } from "../../parts/modules/RecommendedBadges.tsx";
import type { Module, ModuleLabels } from "../../parts/modules/schema.ts";
import { getOrderProps } from "../../parts/modules/tiers.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath } from "../../routes.ts";

interface DetailCardProps {
  module: Module;
  labels: ModuleLabels;
  /** The piece of the module's screen that matters most: whole rows of it. */
  closeUp: ReactNode;
}

/**
 * A module in full: a piece of its screen, what it does, what it is worth, who works with it. Cards of
 * one tier share its rows, so that the same parts are side by side.
 */
export function DetailCard({ module, labels, closeUp }: DetailCardProps) {
  const { id, tag, name, alternateName, summary, description, audience, outcome } = module;
  return (
    <li
      {...getOrderProps(module)}
      className="group/card relative row-span-5 grid grid-rows-subgrid gap-0 bg-paper transition-colors hover:bg-sheet"
    >
      <div className="bg-room-panel print:hidden">{closeUp}</div>
      <div className="px-5 pt-5 sm:px-6">
        <div className="flex items-start gap-4">
          <ModuleBubble tag={tag} className="text-ink" />
          <div>
            <h3 className="text-h3">
              <AppLink href={getModulePath(id)} className="quiet-link card-cover">
                {name}
              </AppLink>
            </h3>
            <p className="mt-1 tag text-graphite">{alternateName}</p>
          </div>
        </div>
        <p className="mt-4 font-medium">{summary}</p>
      </div>
      <p className="px-5 pt-3 text-detail text-text sm:px-6">{description}</p>
      <ModuleOutcome outcome={outcome} basis={outcome.basis} className="px-5 pt-4 sm:px-6" />
      <div className="px-5 pt-4 pb-5 sm:px-6">
        <ul aria-label={labels.audience} className="flex flex-wrap gap-1.5">
          {audience.map((who) => (
            <li key={who} className="border border-hairline bg-sheet px-2 py-0.5 text-small">
              {who}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
