import { ModuleScreen, type ModuleScreenProps } from "../../parts/figures/ModuleScreen.tsx";
import type { ModuleLabels } from "../../parts/modules/module-labels-schema.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { listTier } from "../../parts/modules/tiers.ts";
import { DetailCard } from "./DetailCard.tsx";

interface DetailTiersProps {
  samples: ModuleScreenProps["samples"];
  modules: readonly Module[];
  labels: ModuleLabels;
}

/** Columns of each tier (spec section 9: four, two, one), and its share of a wide page, where the last two are in one row. */
const layouts = {
  "1": { columns: "md:grid-cols-2 xl:grid-cols-4", share: "xl:col-span-3" },
  "2": { columns: "md:grid-cols-2", share: "xl:col-span-2" },
  "3": { columns: "", share: "" },
} as const;

/** All modules in full, tier by tier. */
export function DetailTiers({ samples, modules, labels }: DetailTiersProps) {
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-12 pt-12 pb-band md:pt-16 xl:grid-cols-3">
      {labels.tiers.map(({ number, name }) => (
        <section
          key={number}
          aria-labelledby={`tier-${number}`}
          className={`flex flex-col ${layouts[number].share}`}
        >
          <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <p className="tag text-graphite uppercase">
              {labels.tierLabel.replace("{number}", number)}
            </p>
            <h2 id={`tier-${number}`} className="text-h3">
              {name}
            </h2>
          </div>
          <ul
            data-persona-order
            // Cards in rows of their own are apart: a screen would touch the link above it.
            className={`grid grow gap-px max-xl:-mb-6 max-xl:gap-x-6 max-xl:*:mb-6 xl:border xl:border-hairline xl:border-t-ink xl:bg-hairline max-xl:*:border max-xl:*:border-hairline max-xl:*:border-t-ink ${layouts[number].columns}`}
          >
            {listTier(modules, number).map((module) => (
              <DetailCard
                key={module.id}
                {...{ module, labels }}
                closeUp={<ModuleScreen id={module.id} samples={samples} closeUp />}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
