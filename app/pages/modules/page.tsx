import { fillPattern } from "content-model/fill-pattern";
import { type Contents, definePage } from "../../engine/page.ts";
import { ModuleScreen, screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import {
  getOrderProps,
  listTier,
  ModuleBubble,
  ModuleOutcome,
} from "../../parts/modules/RecommendedBadges.tsx";
import {
  getModule,
  listModules,
  type Module,
  type ModuleLabels,
  moduleLabels,
  modules,
} from "../../parts/modules/schema.ts";
import { PersonaSwitch } from "../../parts/persona/PersonaPicker.tsx";
import { personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath, paths } from "../../routes.ts";
import { modulesPage } from "./schema.ts";

const needs = { words: modulesPage, labels: moduleLabels, modules, personas, ...screenSamples };
type ModulesContent = Contents<typeof needs>;

/** Cards of one tier share its rows, so that the same parts are side by side. */
function DetailCard({ module, content }: { module: Module; content: ModulesContent }) {
  const { id, tag, name, alternateName, summary, description, audience, outcome } = module;
  return (
    <li
      {...getOrderProps(module)}
      className="group/card relative row-span-5 grid grid-rows-subgrid gap-0 bg-paper transition-colors hover:bg-sheet"
    >
      <div className="bg-room-panel print:hidden">
        <ModuleScreen id={id} samples={content} closeUp />
      </div>
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
        <ul aria-label={content.labels.audience} className="flex flex-wrap gap-1.5">
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

/** A tier: cards in rows of their own are apart, because a screen would touch the link above it. */
function Tier(props: { tier: ModuleLabels["tiers"][number]; content: ModulesContent }) {
  const { number, name } = props.tier;
  const { modules, labels } = props.content;
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
          <DetailCard key={module.id} module={module} content={props.content} />
        ))}
      </ul>
    </section>
  );
}

export default definePage({
  address: { path: paths.modules },
  needs,
  head: ({ words, modules }) => ({ ...words, type: "CollectionPage", items: listModules(modules) }),
  render(content) {
    const { words, modules } = content;
    return (
      <>
        <PageHero {...words} title={words.headline}>
          <ModuleMap alt={words.mapAlt} modules={modules} className="h-96 lg:h-112" />
        </PageHero>
        <div className="border-b border-hairline bg-sheet">
          <div className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-5">
            <PersonaSwitch {...words.switch} {...content.personas} />
            <StackLine {...content} />
          </div>
        </div>
        <div className="page-column pt-12 pb-band md:pt-16">
          <div className="@container/page">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-12 @min-[70rem]/page:grid-cols-3">
              {content.labels.tiers.map((tier) => (
                <Tier key={tier.number} tier={tier} content={content} />
              ))}
            </div>
          </div>
        </div>
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

function StackLine({ personas: { personas }, modules, words }: ModulesContent) {
  return personas.map(({ id, stack, stackNote }) => (
    <div key={id} data-for-persona={id}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="mr-2 tag text-graphite uppercase max-sm:w-full">{words.switch.stack}</span>
        {stack.map((each, index) => (
          <span key={each}>
            {index > 0 && <span className="mr-2 text-signal-deep">+</span>}
            <AppLink
              href={getModulePath(each)}
              className="inline-flex min-h-11 items-center font-medium quiet-link"
            >
              {getModule(modules, each).name}
            </AppLink>
          </span>
        ))}
      </p>
      {stackNote && <p className="text-small text-graphite">{stackNote}</p>}
    </div>
  ));
}
