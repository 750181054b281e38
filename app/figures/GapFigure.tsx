import type { ModulePage } from "../content.ts";

type Gap = ModulePage["problem"]["gap"];

/**
 * Two figures that should agree, and the dimension line that measures what lies between them: between
 * the two where there is room, below both where there is not.
 */
export function GapFigure({ from, to, size }: Gap) {
  return (
    <div className="@container/gap">
      <div className="grid grid-cols-2 items-start gap-x-5 @min-[23rem]/gap:grid-cols-[auto_1fr_auto]">
        <GapEnd {...from} />
        <p className="text-center text-signal-deep @max-[23rem]/gap:order-last @max-[23rem]/gap:col-span-full @max-[23rem]/gap:mt-4 @min-[23rem]/gap:mt-1">
          <span className="block font-head text-h3 leading-none font-strong whitespace-nowrap tabular-nums">
            {size.value}
          </span>
          <span aria-hidden="true" className="mt-2 mb-2 block dimension-line md:mt-3" />
          <span className="block text-small leading-snug">{size.label}</span>
        </p>
        <GapEnd {...to} className="@max-[23rem]/gap:justify-self-end @max-[23rem]/gap:text-right" />
      </div>
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
