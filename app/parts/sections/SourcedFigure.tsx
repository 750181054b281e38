import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import { RangeText } from "../ui/RangeText.tsx";
import type { SourcedFigureWords } from "./sourced-figure-schema.ts";

interface SourcedFigureProps {
  figure: SourcedFigureWords;
  className?: string;
}

/** A published number in a quiet line, with its source. */
export function SourcedFigure({ figure, className }: SourcedFigureProps) {
  const { value, text, source } = figure;
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
