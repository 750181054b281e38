import type { ModulePage, ModulePageLabels } from "./schema.ts";
import { UnitRateBox } from "./UnitRateBox.tsx";

interface RolesAndFitProps {
  page: ModulePage;
  labels: ModulePageLabels;
}

/** Who works with the module; beside it how it fits what is there, and unit rates where it bills them. */
export function RolesAndFit({ page, labels }: RolesAndFitProps) {
  const { roles, integration, unitRate } = page;
  return (
    <div className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.9)]">
      <div className="page-column grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <section aria-labelledby="roles-title">
          <h2 id="roles-title" className="text-h2">
            {labels.roles}
          </h2>
          <dl className="mt-8 border-t border-ink">
            {roles.map(({ name, text }) => (
              <div
                key={name}
                className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="font-head text-h4 font-strong">{name}</dt>
                <dd className="text-detail text-text">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="grid content-start gap-8">
          <section aria-labelledby="integration-title" className="border-t-[1.5px] border-ink pt-5">
            <p className="tag text-graphite uppercase">{labels.integration}</p>
            <h2 id="integration-title" className="mt-3 text-h3">
              {integration.title}
            </h2>
            <p className="mt-3 text-detail text-text">{integration.text}</p>
            <ul className="mt-5 flex flex-wrap gap-2">
              {integration.systems.map((system) => (
                <li key={system} className="tag border border-graphite/50 px-2 py-1 text-text">
                  {system}
                </li>
              ))}
            </ul>
          </section>
          {unitRate && <UnitRateBox {...unitRate} />}
        </div>
      </div>
    </div>
  );
}
