import { SampleMark } from "../ui/SampleMark.tsx";
import type { BandOf } from "./band-schema.ts";

/** What somebody says of the points next to it. */
export function PointsQuote({ quote }: { quote: NonNullable<BandOf<"points">["quote"]> }) {
  const isSample = Object.values(quote).some((each) => each.isSample);
  return (
    <figure className="flex flex-col justify-between gap-6 border border-petrol/25 bg-petrol-wash p-5 sm:p-8 lg:w-[38%] lg:min-w-0 lg:shrink-0">
      <blockquote className="max-w-[15em] font-head text-h3 text-balance">
        “{quote.quote.value}”
      </blockquote>
      <figcaption className="border-t border-petrol/40 pt-3">
        <span className="block font-medium">{quote.role.value}</span>
        <span className="text-small text-graphite">{quote.company.value}</span>
        <SampleMark of={{ isSample }} />
      </figcaption>
    </figure>
  );
}
