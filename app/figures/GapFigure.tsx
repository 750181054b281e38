import type { ModulePage } from "../content.ts";

type Gap = ModulePage["problem"]["gap"];

/** Two figures that should agree, and the dimension line that measures what lies between them. */
export function GapFigure({ from, to, size }: Gap) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 sm:gap-x-5">
      <GapEnd {...from} />
      <p className="mt-1 min-w-16 text-center">
        <span className="block font-head text-h3 leading-none font-head whitespace-nowrap text-signal-deep tabular-nums">
          {size.value}
        </span>
        <span
          aria-hidden="true"
          className="mt-2 mb-2 block text-signal-deep dimension-line md:mt-3"
        />
        <span className="block text-small leading-snug text-signal-deep max-sm:hidden">
          {size.label}
        </span>
      </p>
      <GapEnd {...to} />
      <p className="col-span-full mt-3 text-small text-signal-deep sm:hidden">{size.label}</p>
    </div>
  );
}

function GapEnd({ value, label }: Gap["from"]) {
  return (
    <p className="max-w-36">
      <span className="block font-head text-[clamp(1.5rem,1.1rem+1.9vw,2.75rem)] leading-none font-head tracking-[-0.03em] whitespace-nowrap tabular-nums">
        {value}
      </span>
      <span className="mt-2 block text-small leading-snug text-graphite">{label}</span>
    </p>
  );
}
