import { fillPattern } from "content-model/fill-pattern";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import type { AboutBand } from "./schema.ts";

type FieldLeadsProps = NonNullable<Extract<AboutBand, { band: "team" }>["leads"]>;

/** The people a plant meets first, each with the plants and the years behind them. */
export function FieldLeads({ title, years, people }: FieldLeadsProps) {
  return (
    <>
      <h3 className="mt-8 tag font-mono text-graphite uppercase lg:mt-12">{title}</h3>
      <ul className="mt-3 grid gap-px border-y border-ink bg-hairline sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ name, role, plants, years: count, portrait }) => (
          <li key={name.value} className="flex grow gap-4 bg-paper py-4 sm:px-4">
            {portrait && (
              <Picture
                picture={portrait.picture}
                alt={portrait.alt}
                sizes="64px"
                className="size-16 flex-none"
              />
            )}
            <div>
              <h4 className="text-h4">
                {name.value}
                <SampleMark of={name} />
              </h4>
              <p className="mt-1 text-detail">{role}</p>
              <p className="mt-1 text-small text-graphite">{plants.join(", ")}</p>
              <p className="mt-1 tag text-graphite">{fillPattern(years, { years: count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
