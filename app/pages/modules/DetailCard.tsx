import type { ReactNode } from "react";
import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { ModuleOutcome } from "../../parts/modules/ModuleOutcome.tsx";
import type { ModuleLabels } from "../../parts/modules/module-labels-schema.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { getOrderProps } from "../../parts/modules/tiers.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { getModulePath } from "../../routes.ts";

/** How a card arranges its parts: one below the other, the words in two columns, the screen beside them. */
type Arrangement = keyof typeof arrangements;

interface DetailCardProps {
  module: Module;
  labels: ModuleLabels;
  arrangement: Arrangement;
  /** The piece of the module's screen that matters most. */
  closeUp: ReactNode;
}

/** Cards of one tier share its rows, so that the same parts are side by side. */
const arrangements = {
  stack: { card: "row-span-5 grid-rows-subgrid", screen: "", words: "", wide: "" },
  pair: {
    card: "row-span-5 grid-rows-subgrid sm:row-span-4 sm:grid-cols-2",
    screen: "sm:col-span-full",
    words: "sm:row-span-2",
    wide: "sm:col-span-full",
  },
  spread: { card: "lg:grid-cols-2", screen: "lg:row-span-4 lg:h-auto", words: "", wide: "" },
} as const;

/** A module in full: a piece of its screen, what it does, what it is worth, who works with it. */
export function DetailCard(props: DetailCardProps) {
  const { module, labels, arrangement, closeUp } = props;
  const { id, tag, name, alternateName, summary, description, audience, outcome } = module;
  const { card, screen, words, wide } = arrangements[arrangement];
  return (
    <li
      {...getOrderProps(module)}
      className={classNames(
        "group/card relative grid gap-0 bg-paper transition-colors hover:bg-sheet",
        card,
      )}
    >
      <div
        data-cropped
        className={classNames(
          "h-48 overflow-hidden bg-room-panel *:not-has-[.bg-sheet]:[mask-image:linear-gradient(#000_70%,transparent)] max-sm:has-[.bg-sheet,[data-task]]:h-auto max-sm:*:has-data-task:mask-none! max-sm:**:data-task:not-first:hidden sm:h-60 print:hidden",
          screen,
        )}
      >
        {closeUp}
      </div>
      <div className={classNames("px-5 pt-5 sm:px-7 sm:pt-6", words)}>
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
      <div className="row-span-2 grid grid-rows-subgrid px-5 pt-3 sm:px-7 sm:pt-5">
        <p className="text-detail text-text">{description}</p>
        <ModuleOutcome outcome={outcome} basis={outcome.basis} className="pt-5" />
      </div>
      <div className={classNames("px-5 pt-4 pb-5 sm:px-7", wide)}>
        <h4 className="sr-only">{labels.audience}</h4>
        <ul className="mt-2 flex flex-wrap gap-1.5">
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
