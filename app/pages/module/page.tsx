import { fillPattern } from "content-model/fill-pattern";
import { interestOptions } from "leads/fields";
import type { ReactNode } from "react";
import { definePages } from "../../engine/page.ts";
import { Branches } from "../../parts/bands/BranchesBand.tsx";
import { TableBand } from "../../parts/bands/TableBand.tsx";
import { ContractorView, ForemanPhone, GateTablet } from "../../parts/figures/DeviceScreens.tsx";
import { ModuleScreen, screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { Tally } from "../../parts/figures/Screen.tsx";
import { contractorView, foremanPhone, gateTablet } from "../../parts/figures/schema.ts";
import { ModuleBubble } from "../../parts/modules/RecommendedBadges.tsx";
import { getModule, type Module, moduleLabels, modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { KeyBenefits } from "../../parts/sections/KeyBenefits.tsx";
import { Actions } from "../../parts/sections/PageHero.tsx";
import { ProblemSection } from "../../parts/sections/ProblemSection.tsx";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { ButtonLink, CardLink } from "../../parts/ui/links.tsx";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getContactPathFor, getModulePath, type ModuleId, moduleIds, paths } from "../../routes.ts";
import { type ModulePage, type ModulePageLabels, modulePageLabels, modulePages } from "./schema.ts";

const needs = {
  pages: modulePages,
  pageLabels: modulePageLabels,
  labels: moduleLabels,
  modules,
  tablet: gateTablet,
  phone: foremanPhone,
  contractor: contractorView,
  ...screenSamples,
};

interface PageProps {
  module: Module;
  page: ModulePage;
  labels: ModulePageLabels;
  advisor: { label: string; href: string };
}

/** The opening of a module page: what it changes, and the product itself on the edge of the control room. */
function ModuleHero(props: PageProps & { children: ReactNode }) {
  const { module, page, labels, advisor } = props;
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
              <ButtonLink tone="signal" {...advisor} arrow />
              <ButtonLink tone="line" {...labels.seeAll} />
            </Actions>
          </div>
        </div>
      </div>
      <div className="room sheet-grid border-t border-room-edge bg-room text-room-text">
        <div className="page-column max-sm:px-3">
          <div className="light-records relative -mt-14 pb-12 md:-mt-24 md:pb-16 lg:-mt-32 print:mt-0">
            {props.children}
            <p className="no-print mt-6 max-sm:px-2">
              <ButtonLink tone="signal" {...labels.tryIt} arrow />
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function StoryClaim({ module, page, labels }: PageProps) {
  const { figures, text, scale } = page.story;
  return (
    <section
      aria-labelledby="story-title"
      className="room sheet-grid bg-room py-[calc(var(--spacing-band)*0.75)] text-white"
    >
      <div className="page-column grid break-inside-avoid gap-x-20 gap-y-8 lg:grid-cols-[calc(50%-5rem)_minmax(0,1fr)]">
        <div>
          <SheetLabel parts={[module.tag, labels.story]} />
          <div className="mt-6 flex gap-x-10 *:grow md:mt-8">
            {figures.map((metric) => (
              <DimensionFigure
                key={metric.label}
                {...metric}
                className="text-balance [&_p:first-child]:text-[clamp(3.5rem,2.6rem+4.5vw,6.5rem)]"
              />
            ))}
          </div>
        </div>
        <div className="flex flex-col justify-between gap-y-8">
          <h2
            id="story-title"
            className="max-w-[21em] text-[clamp(1.375rem,1.15rem+1.1vw,2rem)] leading-[1.2] tracking-[-0.02em]"
          >
            {text}
          </h2>
          <div>
            <Tally {...scale} className="h-8 stroke-signal" rest="stroke-room-edge" />
            <p className="mt-3 text-small text-room-text">{scale.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Who works with the module; below it how it fits what is there. Analytics says that with its data. */
function RolesAndFit({ page, labels }: PageProps) {
  const { roles, integration, unitRate } = page;
  return (
    <div className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]">
      <div className="page-column">
        <section aria-labelledby="roles-title">
          <h2 id="roles-title" className="text-h2">
            {labels.roles}
          </h2>
          <dl className="mt-6 border-t border-ink md:mt-10 md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-10">
            {roles.map(({ name, text }) => (
              <div key={name} className="border-hairline py-4 max-md:border-b md:py-6">
                <dt className="font-head text-h4 font-strong">{name}</dt>
                <dd className="mt-1.5 text-detail text-text">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {integration && (
          <div className="mt-10 grid gap-px border border-hairline break-inside-avoid bg-hairline *:bg-paper *:p-6 sm:*:p-8 md:mt-12 md:auto-cols-fr md:grid-flow-col">
            <section
              aria-labelledby="integration-title"
              className="md:only:grid md:only:grid-cols-[calc(50%-3rem)_1fr] md:only:items-baseline md:only:gap-x-12"
            >
              <p className="col-span-full tag text-graphite uppercase">{labels.integration}</p>
              <h2 id="integration-title" className="mt-3 text-h3">
                {integration.title}
              </h2>
              <p className="mt-3 max-w-read text-detail text-text">{integration.text}</p>
            </section>
            {unitRate && (
              <section aria-labelledby="unit-rate-title" className="group/card relative">
                {/* Level with the heading beside it, which has a label above. */}
                <h2 id="unit-rate-title" className="text-h3 md:mt-[1.8rem]">
                  {unitRate.title}
                </h2>
                <p className="mt-3 max-w-read text-detail text-text">{unitRate.text}</p>
                <CardLink href={unitRate.link.href} className="mt-3 min-h-11">
                  {unitRate.link.label}
                </CardLink>
              </section>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

export default definePages({
  needs,
  items: () => moduleIds,
  address: (id) => ({ path: getModulePath(id) }),
  head: ({ pages }, id) => getPage(pages, id),
  render({ pages, pageLabels, labels, modules, tablet, phone, contractor, ...samples }, id) {
    const pictures: Partial<Record<ModuleId, ReactNode>> = {
      timemanagement: <GateTablet {...tablet} />,
      projectmanagement: <ForemanPhone {...phone} />,
      invoicing: <ContractorView {...contractor} />,
    };
    const page = getPage(pages, id);
    const module = getModule(modules, id);
    const { tag, name } = module;
    // The interests of the contact form have the modules' names, but for one that is newer than they.
    const isInterest = interestOptions.some((option) => option === name);
    const advisor = {
      label: pageLabels.closing.advisor,
      href: isInterest ? getContactPathFor(name) : paths.contact,
    };
    const props = { module, page, labels: pageLabels, advisor };
    return (
      <>
        <ModuleHero {...props}>
          <ModuleScreen id={id} samples={samples} />
        </ModuleHero>
        <ProblemSection
          id="problem"
          label={[tag, pageLabels.problem]}
          {...page.problem}
          example={pageLabels.example}
        />
        <KeyBenefits
          id="benefits"
          label={[tag, name]}
          title={pageLabels.benefits}
          benefits={page.benefits}
          picture={pictures[id]}
        />
        <ContractRules {...props} />
        <StoryClaim {...props} />
        <section aria-labelledby="works-with-title" className="py-[calc(var(--spacing-band)*0.75)]">
          <div className="page-column">
            <h2 id="works-with-title" className="text-h2">
              {pageLabels.worksWith}
            </h2>
            <Branches
              header={`${tag} ${name}`}
              items={page.worksWith.map(({ module: other, text }) => {
                const { tag, name } = getModule(modules, other);
                return {
                  tag,
                  title: name,
                  text,
                  link: {
                    label: fillPattern(labels.learnMore, { name }),
                    href: getModulePath(other),
                  },
                };
              })}
            />
          </div>
        </section>
        <RolesAndFit {...props} />
        {page.dataAggregation && (
          <TableBand
            band={page.dataAggregation}
            place={{ id: "data", label: [tag, page.dataAggregation.eyebrow], className: "py-band" }}
          />
        )}
        <ClosingCall
          {...page.closing}
          primary={advisor}
          secondary={pageLabels.closing.allModules}
          further={pageLabels.closing.pilot}
        />
      </>
    );
  },
});

/** The pages' files are in the order of the modules. */
function getPage<Page>(pages: readonly Page[], id: ModuleId): Page {
  const page = pages[moduleIds.indexOf(id)];
  if (!page) throw new Error(`there is no page for the module "${id}"`);
  return page;
}

/** What a contract makes of one shift; unfolded, rule by rule, with the formula and a whole shift to check. */
function ContractRules({ module: { tag }, page: { contractRules } }: PageProps) {
  if (!contractRules) return null;
  const { eyebrow, title, text, unfold, total, dispute, caption, columns, rules, formula, file } =
    contractRules;
  return (
    <Section
      id="rules"
      className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
      label={[tag, eyebrow]}
      title={title}
      text={text}
    >
      <div className="mt-8 border border-ink bg-paper md:mt-12 [&>details>summary]:px-5 sm:[&>details>summary]:px-6">
        <p className="flex flex-wrap justify-between gap-x-4 break-after-avoid bg-signal px-5 py-3 font-head text-h4 font-strong text-signal-ink tabular-nums sm:px-6">
          {total.label} <span className="whitespace-nowrap">{total.value}</span>
        </p>
        <p className="border-b border-ink px-5 py-4 text-text sm:px-6">{dispute}</p>
        <PhoneFold isWide label={unfold}>
          <div className="px-5 pt-3 sm:px-6">
            <RuledTable
              caption={caption}
              columns={[
                { head: columns.rule },
                { head: columns.contract },
                { head: columns.shift },
                { head: columns.effect, kind: "amount" },
              ]}
              rows={rules.map(({ name, contract, shift, effect }) => {
                const marked = (
                  <span key="shift" className="text-petrol">
                    {shift}
                  </span>
                );
                return { name, head: name, cells: [contract, marked, effect] };
              })}
            />
          </div>
          <div className="grid gap-px border-t border-ink break-inside-avoid bg-ink *:bg-paper *:p-5 sm:*:p-8 lg:grid-cols-2">
            <div>
              <h3 className="text-h4">{formula.title}</h3>
              <ul className="mt-4 grid gap-2.5 font-mono text-small *:border-l-2 *:border-signal *:pl-4">
                {formula.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="mt-5 text-small text-graphite">{formula.note}</p>
            </div>
            <div className="flex flex-col">
              <h3 className="text-h4">{file.title}</h3>
              <p className="mt-2 text-[0.96875rem] leading-normal text-text">{file.text}</p>
              <dl className="mt-5 mb-6 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-6 gap-y-4">
                {file.totals.map(({ value, label }) => (
                  <div key={label} className="flex flex-col">
                    <dt className="order-last text-small leading-snug text-graphite">{label}</dt>
                    <dd className="font-mono text-small font-medium whitespace-nowrap tabular-nums">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="mt-auto">
                <ButtonLink tone="line" {...file.link} download />
              </p>
            </div>
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}
