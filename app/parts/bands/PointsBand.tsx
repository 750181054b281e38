import { KeyBenefits } from "../sections/KeyBenefits.tsx";
import { Section } from "../sections/Section.tsx";
import { classNames } from "../ui/class-names.ts";
import { AppLink } from "../ui/links.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import { defineBand } from "./band.ts";
import { type BandOf, bandLabels } from "./schema.ts";

type Points = BandOf<"points">;

/** What somebody says of the points next to it. */
export function PointsQuote({ quote, role, company }: NonNullable<Points["quote"]>) {
  const isSample = [quote, role, company].some((each) => each.isSample);
  return (
    <figure className="flex flex-col justify-between gap-6 border border-petrol/25 bg-petrol-wash p-5 sm:p-8 lg:w-[38%] lg:min-w-0 lg:shrink-0">
      <blockquote className="max-w-[15em] font-head text-h3 text-balance">
        “{quote.value}”
      </blockquote>
      <figcaption className="border-t border-petrol/40 pt-3">
        <span className="block font-medium">{role.value}</span>
        <span className="text-small text-graphite">{company.value}</span>
        <SampleMark of={{ isSample }} />
      </figcaption>
    </figure>
  );
}

/** The points below each other, a customer's words next to them if there are any. */
function PointRows({ items, numbered, quote }: Points) {
  return (
    <div className="mt-6 flex flex-col gap-x-16 gap-y-6 md:mt-12 lg:flex-row lg:items-stretch print:block">
      <ol className="@container min-w-0 grow border-t border-ink">
        {items.map((item, index) => (
          <li
            key={item.title}
            className={classNames(
              "grid border-b border-hairline break-inside-avoid",
              numbered
                ? "gap-x-10 gap-y-2 py-6 @min-[52rem]:grid-cols-[3rem_24rem_1fr] lg:py-8 print:grid-cols-[1rem_14rem_1fr] print:gap-x-4 print:py-2"
                : "gap-x-8 gap-y-0.5 py-2.5 @min-[26rem]:grid-cols-[15rem_1fr] sm:items-baseline sm:py-4",
            )}
          >
            {numbered && (
              <span aria-hidden="true" className="tag pt-1.5 text-signal-deep">
                {index + 1}
              </span>
            )}
            <h3 className={numbered ? "text-h3" : "text-h4"}>{item.title}</h3>
            <p className={classNames("max-w-[34em] text-text", !numbered && "text-detail")}>
              {item.text}
            </p>
          </li>
        ))}
      </ol>
      {quote && <PointsQuote {...quote} />}
    </div>
  );
}

/** The points as the numbered notes of a drawing, next to each other, each with where to read on. */
function PointNotes({ items }: Points) {
  return (
    <ol className="mt-8 grid gap-x-12 border-t border-ink md:mt-12 md:auto-cols-fr md:grid-flow-col">
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[3.5rem_1fr] border-hairline py-5 break-inside-avoid max-md:border-b md:block md:py-7"
        >
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full border-[1.5px] border-ink font-mono text-small font-semibold"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3 md:mt-4">{item.title}</h3>
            <p className="mt-1.5 max-w-[30em] text-detail text-text">{item.text}</p>
            {item.link && (
              <AppLink
                {...item.link}
                className="mt-1 inline-flex min-h-11 items-center text-small font-medium quiet-link"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Points with a title each, in the arrangement that the content chooses. */
const points = defineBand({
  name: "points",
  needs: { labels: bandLabels },
  draw: ({ band, place }) =>
    band.as === "columns" ? (
      <KeyBenefits {...place} title={band.title} benefits={band.items} />
    ) : (
      <Section {...band} {...place}>
        {band.as === "rows" ? <PointRows {...band} /> : <PointNotes {...band} />}
      </Section>
    ),
});

export const bands = [points];
