import { definePage } from "../../engine/page.ts";
import { modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { MetricLabel } from "../../parts/ui/MetricLabel.tsx";
import { paths } from "../../routes.ts";
import { LineTrace } from "./LineTrace.tsx";
import { RateCatalog } from "./RateCatalog.tsx";
import { type UnitRatePage, unitRatePage } from "./schema.ts";
import { UnitRateModules } from "./UnitRateModules.tsx";

export default definePage({
  address: { path: paths.unitRate },
  needs: { words: unitRatePage, modules },
  head: ({ words }) => words,
  render({ words, modules }) {
    return (
      <>
        <PageHero sheet={words.sheet} {...words.hero}>
          <RateSum {...words.hero.sum} />
        </PageHero>
        <Differentiators page={words} />
        <BusinessOutcomes page={words} />
        <UnitRateModules page={words} modules={modules} />
        <RateCatalog page={words} />
        <LineTrace page={words} modules={modules} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

/** One invoice line as a sum on paper: measured quantity, agreed rate, payable amount. */
function RateSum(sum: UnitRatePage["hero"]["sum"]) {
  const { caption, tag, item, quantity, rate, amount, note } = sum;
  return (
    <figure className="border border-ink bg-sheet">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-ink px-5 py-2.5 tag uppercase sm:px-7">
        {caption}
        <span className="text-graphite">{tag}</span>
      </figcaption>
      <p className="px-5 pt-5 font-medium sm:px-7">{item}</p>
      <div className="grid grid-cols-[1fr_auto_1fr] gap-x-3 px-5 py-6 sm:gap-x-5 sm:px-7">
        <DimensionFigure {...quantity} />
        <p className="font-head text-h3 pt-2 text-graphite sm:pt-3">×</p>
        <DimensionFigure {...rate} />
      </div>
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 border-t border-ink bg-signal px-5 py-5 text-signal-ink sm:grid-cols-[auto_1fr_auto] sm:px-7">
        <p className="font-head text-h3">=</p>
        <p className="font-head text-figure tabular-nums">{amount.value}</p>
        <p className="tag uppercase max-sm:col-start-2">{amount.label}</p>
      </div>
      <p className="border-t border-ink px-5 py-3 text-small text-graphite sm:px-7">{note}</p>
    </figure>
  );
}

/** What is different about a unit rate here, as numbered notes on the sheet. */
function Differentiators({ page }: { page: UnitRatePage }) {
  const { items } = page.differentiators;
  return (
    <Section
      id="different"
      className="bg-sheet py-band"
      sheet={page.sheet}
      {...page.differentiators}
    >
      <ol className="mt-12 border-t border-ink md:mt-16">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-2 border-b border-hairline py-6 break-inside-avoid lg:grid-cols-[3rem_24rem_1fr] lg:py-8"
          >
            <span aria-hidden="true" className="tag pt-1.5 text-signal-deep">
              {index + 1}
            </span>
            <h3 className="text-h3">{item.title}</h3>
            <p className="max-w-[34em] text-text">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Three outcomes in full size, in the control room. */
function BusinessOutcomes({ page }: { page: UnitRatePage }) {
  const { items } = page.outcomes;
  return (
    <Section id="outcomes" room sheet={page.sheet} {...page.outcomes}>
      <ul className="mt-10 grid gap-x-16 border-t border-room-edge md:mt-16 md:max-lg:grid-cols-2 lg:grid-cols-3">
        {items.map(({ figure, text: reason }) => (
          <li
            key={figure.label}
            className="relative border-room-edge py-8 break-inside-avoid last:odd:md:max-lg:col-span-2 max-lg:not-last:border-b lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-left-8 lg:not-first:before:border-l lg:not-first:before:border-room-edge"
          >
            <p
              aria-hidden={figure.prefix ? undefined : true}
              className="text-small text-room-mute md:min-h-5"
            >
              {figure.prefix}
            </p>
            <p className="font-head text-[clamp(3.5rem,2.6rem+3.6vw,6.25rem)] leading-none tracking-[-0.045em] tabular-nums">
              {figure.value}
            </p>
            <div aria-hidden="true" className="mt-4 mb-3 text-room-mute dimension-line" />
            <h3 className="tag font-mono text-room-mute uppercase">
              <MetricLabel {...figure} className="uppercase" />
            </h3>
            <p className="mt-3 max-w-[24em] text-room-text">{reason}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
