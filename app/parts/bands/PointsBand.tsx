import { KeyBenefits } from "../sections/KeyBenefits.tsx";
import { Section } from "../sections/Section.tsx";
import { AppLink } from "../ui/links.tsx";
import { defineBand } from "./band.ts";
import type { BandOf } from "./schema.ts";

type Points = BandOf<"points">;

/** The points below each other. */
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

/** Points with a title each, in the arrangement that the content chooses. */
const points = defineBand({
  name: "points",
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
