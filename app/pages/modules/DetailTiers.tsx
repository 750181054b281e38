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

/** Columns of each tier on a wide page, and how its cards use their width (spec section 9: four, two, one). */
const layouts = {
  "1": { columns: "md:grid-cols-2 xl:grid-cols-4", arrangement: "stack" },
  "2": { columns: "lg:grid-cols-2", arrangement: "pair" },
  "3": { columns: "", arrangement: "spread" },
} as const;

/** All modules in full, tier by tier. */
export function DetailTiers({ samples, modules, labels }: DetailTiersProps) {
  return labels.tiers.map(({ number, name, text }) => (
    <section key={number} aria-labelledby={`tier-${number}`} className="pt-14 md:pt-20">
      <div className="page-column">
        <div className="mb-6 grid items-end gap-x-16 gap-y-2 md:mb-8 lg:grid-cols-[1.3fr_1fr]">
          <div>
            <p className="tag text-graphite uppercase">
              {labels.tierLabel.replace("{number}", number)}
            </p>
            <h2 id={`tier-${number}`} className="mt-2 text-h2">
              {name}
            </h2>
          </div>
          <p className="max-w-note text-text">{text}</p>
        </div>
        <ul
          data-persona-order
          // Cards in rows of their own are apart: a screen would touch the link above it.
          className={`grid gap-px max-xl:-mb-6 max-xl:gap-x-6 max-xl:*:mb-6 xl:border xl:border-hairline xl:border-t-ink xl:bg-hairline max-xl:*:border max-xl:*:border-hairline max-xl:*:border-t-ink ${layouts[number].columns}`}
        >
          {listTier(modules, number).map((module) => (
            <DetailCard
              key={module.id}
              {...{ module, labels }}
              arrangement={layouts[number].arrangement}
              closeUp={<ModuleScreen id={module.id} samples={samples} closeUp />}
            />
          ))}
        </ul>
      </div>
    </section>
  ));
}
