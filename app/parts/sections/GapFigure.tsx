import type { Problem } from "./problem-schema.ts";

type Gap = Problem["gap"];

/**
 * Two metrics that should agree, and the dimension line that measures their difference: between the
 * two where there is space, below both where there is not.
 */
export function GapFigure({ from, to, size }: Gap) {
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
