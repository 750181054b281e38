import type { ModulePage } from "../content.ts";

type Gap = ModulePage["problem"]["gap"];

/**
 * Two figures that should agree, and the dimension line that measures what lies between them: between
 * the two on wide pages, below both on phones.
 */
export function GapFigure({ from, to, size }: Gap) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-5 sm:grid-cols-[auto_1fr_auto]">
      <GapEnd {...from} />
      <p className="text-center text-signal-deep max-sm:order-last max-sm:col-span-full max-sm:mt-4 sm:mt-1">
        <span className="block font-head text-h3 leading-none font-strong whitespace-nowrap tabular-nums">
          {size.value}
        </span>
        <span aria-hidden="true" className="mt-2 mb-2 block dimension-line md:mt-3" />
        <span className="block text-small leading-snug">{size.label}</span>
      </p>
      <GapEnd {...to} className="max-sm:justify-self-end max-sm:text-right" />
    </div>
  );
}

function GapEnd({ value, label, className = "" }: Gap["from"] & { className?: string }) {
  return (
    <p className={`max-w-36 ${className}`}>
      <span className="block font-head text-[clamp(1.625rem,1.1rem+1.9vw,2.75rem)] leading-none font-strong tracking-[-0.03em] whitespace-nowrap tabular-nums">
        {value}
      </span>
      <span className="mt-2 block text-small leading-snug text-graphite">{label}</span>
    </p>
  );
}
