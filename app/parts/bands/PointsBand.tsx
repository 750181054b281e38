import type { ReactNode } from "react";
import { KeyBenefits } from "../sections/KeyBenefits.tsx";
import type { Place } from "../sections/place.ts";
import { Section } from "../sections/Section.tsx";
import { SideHead } from "../sections/SideHead.tsx";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import { RangeText } from "../ui/RangeText.tsx";
import type { BandOf } from "./band-schema.ts";
import { PointsQuote } from "./PointsQuote.tsx";

type Points = Omit<BandOf<"points">, "band">;

interface PointsBandProps {
  band: Points;
  place: Place;
}

/** Points with a title each, in the arrangement that the content chooses. */
export function PointsBand({ band, place }: PointsBandProps) {
  switch (band.as) {
    case "columns":
      return <KeyBenefits {...place} title={band.title} benefits={band.items} />;
    case "rows":
      return <PointRows {...{ band, place }} />;
    case "notes":
      return <PointNotes band={band} place={place} />;
  }
}

/** The points below each other, a customer's words next to them if there are any. */
function PointRows({ band, place }: PointsBandProps) {
  const { title, text, items, numbered, quote } = band;
  return (
    <Section {...place} title={title} text={text}>
      <div className="mt-6 flex flex-col gap-x-16 gap-y-6 md:mt-12 lg:flex-row lg:items-stretch print:block">
        <ol className="grow border-t border-ink">
          {items.map((item, index) => (
            <li
              key={item.title}
              className={classNames(
                "grid border-b border-hairline break-inside-avoid",
                numbered
                  ? "gap-x-10 gap-y-2 py-6 lg:grid-cols-[3rem_24rem_1fr] lg:py-8 print:grid-cols-[1rem_14rem_1fr] print:gap-x-4 print:py-2"
                  : "gap-x-8 gap-y-0.5 py-2.5 sm:grid-cols-[15rem_1fr] sm:items-baseline sm:py-4",
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
        {quote && <PointsQuote quote={quote} />}
      </div>
    </Section>
  );
}

interface PointNotesProps extends Pick<PointsBandProps, "place"> {
  band: Pick<Points, "title" | "text" | "items" | "numbered">;
  /** Below the head, which then stays where it is. */
  children?: ReactNode;
}

/** The points next to the head, as the notes of a drawing. */
export function PointNotes({ band, place, children }: PointNotesProps) {
  const { id, anchor, label, className } = place;
  const { title, text, items, numbered } = band;
  return (
    <section id={anchor} aria-labelledby={`${id}-title`} className={className}>
      <div
        className={classNames(
          "page-column grid gap-x-16 gap-y-8",
          children ? "lg:grid-cols-2" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]",
        )}
      >
        <div className={children ? undefined : "lg:sticky lg:top-28 lg:self-start"}>
          <SideHead id={`${id}-title`} {...{ label, title, text }} measure="max-w-[8em]" />
          {children}
        </div>
        <ol className="border-t border-ink lg:self-end">
          {items.map((item, index) => (
            <li
              key={item.title}
              className={classNames(
                "border-b border-hairline py-4 break-inside-avoid",
                numbered ? "grid grid-cols-[3rem_1fr] sm:grid-cols-[5rem_1fr] sm:py-8" : "md:py-6",
              )}
            >
              {numbered && (
                <span
                  aria-hidden="true"
                  className="grid size-8 place-items-center rounded-full border-[1.5px] border-ink font-mono text-small font-semibold sm:size-11"
                >
                  {index + 1}
                </span>
              )}
              <PointNote item={item} isLarge={numbered ?? false} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What a note says, what supports it, and where to read on. */
function PointNote({ item, isLarge }: { item: Points["items"][number]; isLarge: boolean }) {
  const { title, text, evidence, link } = item;
  return (
    <div>
      <h3 className={isLarge ? "text-h3" : "text-h4"}>{title}</h3>
      <p
        className={classNames(
          "mt-1.5 max-w-[34em] text-detail text-text",
          isLarge && "sm:text-body",
        )}
      >
        {text}
      </p>
      {evidence && (
        <p className="mt-3 tag border-l-2 border-petrol pl-3 text-petrol">
          <RangeText>{evidence}</RangeText>
        </p>
      )}
      {link && (
        <AppLink
          {...link}
          className="inline-flex min-h-11 items-center text-small font-medium quiet-link sm:mt-3"
        />
      )}
    </div>
  );
}
