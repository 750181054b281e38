import { fillPattern } from "content-model/fill-pattern";
import {
  type ListedModule,
  ModuleOutcome,
  RecommendedBadges,
} from "../../parts/modules/RecommendedBadges.tsx";
import type { Module, ModuleLabels } from "../../parts/modules/schema.ts";
import { getOrderProps, listTier, tierColumns } from "../../parts/modules/tiers.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";

interface TierRowProps {
  tier: ModuleLabels["tiers"][number];
  modules: readonly Module[];
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/**
 * A tier as a row of its modules. On a wide page the line below them is read as a status line is: it
 * tells what the tier is for, and the key benefit of the module that is pointed at.
 */
export function TierRow({ tier, modules, labels, personaLabels }: TierRowProps) {
  const { number, name, text } = tier;
  return (
    <div className="@container/row border-b border-hairline">
      <div className="grid @min-[58rem]/row:grid-cols-[13rem_1fr] xl:grid-cols-[14rem_1fr]">
        <div className="flex flex-wrap items-baseline gap-x-3 py-3 @min-[58rem]/row:block @min-[58rem]/row:border-r @min-[58rem]/row:border-hairline @min-[58rem]/row:py-4 @min-[58rem]/row:pr-6">
          <p className="tag text-graphite uppercase">{fillPattern(labels.tierLabel, { number })}</p>
          <h3 className="text-h4 @min-[58rem]/row:mt-1.5">{name}</h3>
        </div>
        <div className="@container relative @min-[58rem]/row:pb-14">
          <ul
            data-persona-order
            className={`grid gap-px border-hairline bg-hairline ${tierColumns[number]} @max-[58rem]/row:border-t @min-[58rem]/row:border-b`}
          >
            {listTier(modules, number).map((module) => (
              <TierCell key={module.id} {...{ module, labels, personaLabels }} />
            ))}
          </ul>
          <p className="absolute inset-x-0 bottom-0 flex h-14 items-center pl-6 text-small text-graphite @max-[58rem]/row:hidden">
            {text}
          </p>
        </div>
      </div>
    </div>
  );
}

/** A module in its tier. Its key benefit opens in the tier's last line, on narrow pages below it. */
function TierCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, keyBenefit, outcome } = module;
  return (
    <li
      data-hover-card
      {...getOrderProps(module)}
      className="grid bg-paper transition-colors hover:bg-sheet has-[[open]]:bg-sheet @max-[58rem]/row:relative @min-[58rem]/row:grid-cols-[1fr_0px] @min-[58rem]/row:pl-6"
    >
      <div className="relative grid min-h-14 grid-cols-[auto_1fr] content-center items-center gap-x-3 gap-y-1 py-3 @max-[58rem]/row:pr-12 sm:@max-[58rem]/row:pl-4 @min-[58rem]/row:flex @min-[58rem]/row:flex-wrap @min-[58rem]/row:content-start @min-[58rem]/row:py-4">
        <span
          aria-hidden="true"
          className="tag text-petrol @min-[58rem]/row:flex @min-[58rem]/row:min-h-6 @min-[58rem]/row:items-center"
        >
          {tag}
        </span>
        <h4 className="text-h4 max-sm:text-body @min-[58rem]/row:order-1 @min-[58rem]/row:w-full">
          <AppLink href={getModulePath(id)} className="card-cover">
            {name}
          </AppLink>
        </h4>
        <RecommendedBadges
          {...{ module, labels, personaLabels }}
          className="@max-[58rem]/row:col-start-2 @max-[58rem]/row:justify-self-start @max-[14rem]/row:col-start-1"
        />
      </div>
      <details name="key-benefit">
        <summary className="flex size-11 items-center justify-center text-graphite hover:text-ink @max-[58rem]/row:absolute @max-[58rem]/row:top-1.5 @max-[58rem]/row:right-0 @min-[58rem]/row:relative @min-[58rem]/row:z-1 @min-[58rem]/row:my-1.5 @min-[58rem]/row:-ml-12">
          <span aria-hidden="true" className="group-mark" />
          <span className="sr-only">
            {labels.keyBenefit}: {name}
          </span>
        </summary>
        <div className="pb-4 leading-snug @max-[58rem]/row:text-detail sm:@max-[58rem]/row:px-4 @min-[58rem]/row:absolute @min-[58rem]/row:inset-x-0 @min-[58rem]/row:bottom-0 @min-[58rem]/row:z-1 @min-[58rem]/row:flex @min-[58rem]/row:min-h-14 @min-[58rem]/row:items-center @min-[58rem]/row:gap-8 @min-[58rem]/row:bg-sheet @min-[58rem]/row:py-1 @min-[58rem]/row:pl-6 @min-[58rem]/row:text-small">
          <p>{keyBenefit}</p>
          <ModuleOutcome
            outcome={outcome}
            className="@max-[58rem]/row:mt-2 @min-[58rem]/row:mr-6 @min-[58rem]/row:ml-auto @min-[58rem]/row:flex-none max-xl:hidden"
          />
        </div>
      </details>
    </li>
  );
}
