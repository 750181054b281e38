import { classNames } from "../ui/class-names.ts";
import { AppLink } from "../ui/links.tsx";
import { RangeText } from "../ui/texts.tsx";
import { Section, type SectionWords } from "./Section.tsx";
import type { Problem, SourcedFigureWords } from "./schema.ts";

type Gap = Problem["gap"];

/** The dimension line is between the two metrics where there is space, below both where there is not. */
function GapFigure({ from, to, size }: Gap) {
  return (
    <div className="@container/gap">
      <div className="grid items-start gap-x-5 gap-y-2 @min-[14rem]/gap:grid-cols-2 @min-[26rem]/gap:grid-cols-[auto_1fr_auto]">
        <GapEnd {...from} />
        <p className="text-center text-signal-deep @max-[26rem]/gap:order-last @max-[26rem]/gap:col-span-full @max-[26rem]/gap:mt-4 @min-[26rem]/gap:mt-1">
          <span className="block font-head text-h3 leading-none font-strong whitespace-nowrap tabular-nums">
            {size.value}
          </span>
          <span aria-hidden="true" className="mt-2 mb-2 block dimension-line md:mt-3" />
          <span className="block text-small leading-snug">{size.label}</span>
        </p>
        <GapEnd {...to} className="@max-[26rem]/gap:justify-self-end @max-[26rem]/gap:text-right" />
      </div>
    </div>
  );
}

function GapEnd({ value, label, className = "" }: Gap["from"] & { className?: string }) {
  return (
    <p className={className}>
      <span className="block font-head text-[clamp(1.625rem,7cqi,2.75rem)] leading-none font-strong tracking-[-0.03em] whitespace-nowrap tabular-nums">
        {value}
      </span>
      <span className="mt-2 block max-w-36 text-small leading-snug text-graphite @max-[26rem]/gap:ml-auto">
        {label}
      </span>
    </p>
  );
}

export function SourcedFigure(props: SourcedFigureWords & { className?: string }) {
  const { value, text, source, className } = props;
  return (
    <div className={classNames("border-l-2 border-petrol pl-3 md:pl-4", className)}>
      <p className="max-w-[44em] text-small text-text md:text-detail">
        <span className="mr-2 font-head text-h4 font-strong text-ink">{value}</span>
        <RangeText>{text}</RangeText>
      </p>
      <AppLink
        {...source}
        className="inline-flex min-h-6 items-center text-small text-graphite underline underline-offset-4 hover:text-ink"
      />
    </div>
  );
}

/** @param example says that the gap is an example */
export function ProblemSection(
  props: Problem & Pick<SectionWords, "label"> & { id: string; example: string },
) {
  const { id, label, title, text, example, gap, published, calculator } = props;
  return (
    <Section
      {...{ id, label, title, text }}
      className="py-[calc(var(--spacing-band)*0.75)]"
      beside="grid gap-x-20 gap-y-8 lg:grid-cols-[calc(50%-5rem)_minmax(0,1fr)] lg:items-center"
    >
      <div>
        <div className="border border-hairline break-inside-avoid bg-sheet px-5 pt-4 pb-6 sm:px-8 sm:pb-8">
          <p className="mb-5 tag text-graphite uppercase sm:mb-7">{example}</p>
          <GapFigure {...gap} />
        </div>
        {published && <SourcedFigure {...published} className="mt-5" />}
        {calculator && (
          <p className="no-print mt-5 text-detail">
            <AppLink
              {...calculator}
              className="quiet-link inline-flex min-h-11 items-center font-medium"
            />
          </p>
        )}
      </div>
    </Section>
  );
}
