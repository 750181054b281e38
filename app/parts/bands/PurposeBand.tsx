import { defineBand } from "./band.ts";

/** Mission and vision in large type, the values as lettered notes below. */
const purpose = defineBand({
  name: "purpose",
  draw: ({ band: { title, mission, vision, valuesLabel, values }, place: { id, className } }) => (
    <section aria-labelledby={`${id}-title`} className={className}>
      <div className="page-column">
        <h2 id={`${id}-title`} className="sr-only">
          {title}
        </h2>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.55fr_1fr] lg:items-end">
          <div>
            <h3 className="tag font-mono text-graphite uppercase">{mission.label}</h3>
            <p className="mt-4 max-w-[15em] font-head text-[clamp(1.5rem,0.95rem+2.9vw,3.25rem)] leading-[1.06] font-strong tracking-[-0.03em] text-balance">
              {mission.text}
            </p>
          </div>
          <div className="border-l-2 border-signal pl-6 lg:mb-2">
            <h3 className="tag font-mono text-graphite uppercase">{vision.label}</h3>
            <p className="mt-3 max-w-[26em] text-lead text-text">{vision.text}</p>
          </div>
        </div>
        <h3 className="tag mt-10 font-mono text-graphite uppercase md:mt-14">{valuesLabel}</h3>
        <ol className="mt-3 grid gap-x-12 border-t border-ink sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {values.map((value, index) => (
            <li
              key={value.title}
              className="grid grid-cols-[2rem_1fr] border-b border-hairline py-3 sm:grid-cols-[2.5rem_1fr] md:py-6"
            >
              <span aria-hidden="true" className="tag pt-1 text-signal-deep">
                {String.fromCharCode(65 + index)}
              </span>
              <div>
                <h4 className="text-h4">{value.title}</h4>
                <p className="mt-1 max-w-[30em] text-detail text-text sm:mt-2">{value.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
});

export const bands = [purpose];
