import { fillPattern } from "content-model/fill-pattern";
import { ModuleScreen, type ModuleScreenProps } from "../../parts/figures/ModuleScreen.tsx";
import type { Module, ModuleLabels } from "../../parts/modules/schema.ts";
import { listTier } from "../../parts/modules/tiers.ts";
import { DetailCard } from "./DetailCard.tsx";

interface DetailTiersProps {
  samples: ModuleScreenProps["samples"];
  modules: readonly Module[];
  labels: ModuleLabels;
}

/**
 * Columns of each tier (spec section 9: four, two, one), and its share of a wide page, where the last two
 * are in one row. They count in the page's own width: enlarged text gets fewer.
 */
const layouts = {
  "1": {
    columns: "@min-[40rem]/page:grid-cols-2 @min-[70rem]/page:grid-cols-4",
    share: "@min-[70rem]/page:col-span-3",
  },
  "2": { columns: "@min-[40rem]/page:grid-cols-2", share: "@min-[70rem]/page:col-span-2" },
  "3": { columns: "", share: "" },
} as const;

/** All modules in full, tier by tier. */
export function DetailTiers({ samples, modules, labels }: DetailTiersProps) {
  return (
    <div className="page-column pt-12 pb-band md:pt-16">
      <div className="@container/page">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-12 @min-[70rem]/page:grid-cols-3">
          {labels.tiers.map((tier) => (
            <Tier key={tier.number} {...{ tier, samples, modules, labels }} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface TierProps extends DetailTiersProps {
  tier: ModuleLabels["tiers"][number];
}

/** A tier: cards in rows of their own are apart, because a screen would touch the link above it. */
function Tier({ tier: { number, name }, samples, modules, labels }: TierProps) {
  const { columns, share } = layouts[number];
  return (
    <section aria-labelledby={`tier-${number}`} className={`flex flex-col ${share}`}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="tag text-graphite uppercase">{fillPattern(labels.tierLabel, { number })}</p>
        <h2 id={`tier-${number}`} className="text-h3">
          {name}
        </h2>
      </div>
      <ul
        data-persona-order
        className={`-mb-6 grid grow gap-x-6 *:mb-6 *:border *:border-hairline *:border-t-ink @min-[70rem]/page:mb-0 @min-[70rem]/page:gap-x-0 @min-[70rem]/page:pl-px @min-[70rem]/page:*:mb-0 @min-[70rem]/page:*:-ml-px ${columns}`}
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
  );
}
