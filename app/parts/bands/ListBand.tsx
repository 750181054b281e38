import { KeyBenefits } from "../sections/KeyBenefits.tsx";
import { Section } from "../sections/Section.tsx";
import { DimensionFigure, MetricLabel } from "../ui/DimensionFigure.tsx";
import { AppLink } from "../ui/links.tsx";
import { defineBand } from "./band.ts";
import type { BandOf } from "./schema.ts";

type Points = BandOf<"points">;

function PointRows({ items }: Points) {
  return (
    <ol className="@container mt-6 border-t border-ink md:mt-12">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-0.5 border-b border-hairline py-2.5 break-inside-avoid @min-[26rem]:grid-cols-[15rem_1fr] sm:items-baseline sm:py-4"
        >
          <h3 className="text-h4">{title}</h3>
          <p className="max-w-[34em] text-detail text-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The points as the numbered notes of a drawing, next to each other, each with where to read on. */
function PointNotes({ items }: Points) {
  return (
    <ol className="mt-8 grid gap-x-12 border-t border-ink md:mt-12 md:auto-cols-fr md:grid-flow-col">
      {items.map(({ title, text, link }, index) => (
        <li
          key={title}
          className="grid grid-cols-[3.5rem_1fr] border-hairline py-5 break-inside-avoid max-md:border-b md:block md:py-7"
        >
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full border-[1.5px] border-ink font-mono text-small font-semibold"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3 md:mt-4">{title}</h3>
            <p className="mt-1.5 max-w-[30em] text-detail text-text">{text}</p>
            {link && (
              <AppLink
                {...link}
                className="mt-1 inline-flex min-h-11 items-center text-small font-medium quiet-link"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

export const bands = [
  defineBand({
    name: "points",
    draw: ({ band, place }) =>
      band.as === "columns" ? (
        <KeyBenefits {...place} title={band.title} benefits={band.items} />
      ) : (
        <Section {...band} {...place}>
          {band.as === "rows" ? <PointRows {...band} /> : <PointNotes {...band} />}
        </Section>
      ),
  }),
  /** What happens when, as the hold points on a line of time. */
  defineBand({
    name: "steps",
    draw: ({ band, place }) => (
      <Section {...band} {...place}>
        <ol className="mt-8 grid border-ink max-lg:border-l-2 lg:mt-20 lg:auto-cols-fr lg:grid-flow-col">
          {band.items.map((step) => (
            <li
              key={step.when}
              className="relative break-inside-avoid border-ink max-lg:pb-5 max-lg:pl-6 max-lg:last:pb-0 lg:border-t-2 lg:pt-8 lg:pr-8 lg:last:border-transparent"
            >
              {/* A hold point: the line is broken until someone releases it. */}
              <span
                aria-hidden="true"
                className="absolute size-4 rotate-45 border-2 border-ink bg-signal max-lg:top-1 max-lg:-left-[9px] lg:-top-[9px] lg:left-0"
              />
              <p className="tag text-graphite uppercase">{step.when}</p>
              <h3 className="mt-1 text-h4 lg:mt-2">{step.title}</h3>
              <p className="mt-1 text-detail text-text lg:mt-4">
                {band.label && (
                  <span className="mr-2 tag text-signal-deep uppercase lg:mb-1 lg:block">
                    {band.label}
                  </span>
                )}
                {step.text}
              </p>
            </li>
          ))}
        </ol>
        {band.remark && (
          <div className="mt-6 grid gap-x-16 gap-y-1 border border-hairline bg-sheet p-4 sm:p-8 md:mt-12 lg:grid-cols-[1fr_2fr] print:mt-4 print:p-3">
            <h3 className="text-h4">{band.remark.title}</h3>
            <p className="text-detail text-text">{band.remark.text}</p>
          </div>
        )}
      </Section>
    ),
  }),
  /** Metrics as the dimensions of a drawing, or each in full size with its reason. */
  defineBand({
    name: "metrics",
    ground: "room",
    draw: ({ band, place }) => (
      <Section room {...band} {...place}>
        {band.items.every(({ text }) => !text) ? (
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 max-sm:*:first:nth-last-[odd]:col-span-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
            {band.items.map(({ figure }) => (
              <li key={figure.label}>
                <DimensionFigure
                  {...figure}
                  className="sm:max-lg:[&_p]:text-h3 [&_[aria-hidden]]:text-room-mute"
                />
              </li>
            ))}
          </ul>
        ) : (
          <ul className="mt-10 grid gap-x-16 border-t border-room-edge md:mt-16 md:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col print:mt-1! print:grid-cols-3">
            {band.items.map(({ figure, text }) => (
              <li
                key={figure.label}
                className="relative border-room-edge py-8 print:border-0! print:py-1 break-inside-avoid last:odd:md:max-lg:col-span-2 print:col-span-1! max-lg:not-last:border-b lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-left-8 lg:not-first:before:border-l lg:not-first:before:border-room-edge"
              >
                <p
                  aria-hidden={figure.prefix ? undefined : true}
                  className="text-small text-room-mute md:min-h-5"
                >
                  {figure.prefix}
                </p>
                <p className="font-head text-[clamp(3.5rem,2.6rem+3.6vw,6.25rem)] print:text-h1 leading-none tracking-[-0.045em] tabular-nums">
                  {figure.value}
                </p>
                <div aria-hidden="true" className="mt-4 mb-3 text-room-mute dimension-line" />
                <h3 className="tag font-mono text-room-mute uppercase">
                  <MetricLabel {...figure} className="uppercase" />
                </h3>
                <p className="mt-3 max-w-[24em] text-room-text">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    ),
  }),
  /** Mission and vision in large type, the values as lettered notes below. */
  defineBand({
    name: "purpose",
    draw: ({ band: { title, mission, vision, valuesLabel, values }, place: { id, className } }) => (
      <section aria-labelledby={`${id}-title`} className={className}>
        <div className="page-column">
          <h2 id={`${id}-title`} className="sr-only">
            {title}
          </h2>
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.55fr_1fr] lg:items-end">
            <div>
              <h3 className="tag font-mono text-graphite uppercase">{mission.label}</h3>
              <p className="mt-4 max-w-[15em] font-head text-[clamp(1.5rem,0.95rem+2.9vw,3.25rem)] leading-[1.06] font-strong tracking-[-0.03em] text-balance">
                {mission.text}
              </p>
            </div>
            <div className="border-l-2 border-signal pl-6 lg:mb-2">
              <h3 className="tag font-mono text-graphite uppercase">{vision.label}</h3>
              <p className="mt-3 max-w-[26em] text-lead text-text">{vision.text}</p>
            </div>
          </div>
          <h3 className="tag mt-10 font-mono text-graphite uppercase md:mt-14">{valuesLabel}</h3>
          <ol className="mt-3 grid gap-x-12 border-t border-ink sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
            {values.map((value, index) => (
              <li
                key={value.title}
                className="grid grid-cols-[2rem_1fr] border-b border-hairline py-3 sm:grid-cols-[2.5rem_1fr] md:py-6"
              >
                <span aria-hidden="true" className="tag pt-1 text-signal-deep">
                  {String.fromCharCode(65 + index)}
                </span>
                <div>
                  <h4 className="text-h4">{value.title}</h4>
                  <p className="mt-1 max-w-[30em] text-detail text-text sm:mt-2">{value.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    ),
  }),
];
