import { CardLink } from "../../parts/ui/links.tsx";
import type { ModulePage, ModulePageLabels } from "./schema.ts";

/** Who works with the module; below it how it fits what is there. Analytics says that with its data. */
export function RolesAndFit({ page, labels }: { page: ModulePage; labels: ModulePageLabels }) {
  const { roles, integration, unitRate } = page;
  return (
    <div className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]">
      <div className="page-column">
        <section aria-labelledby="roles-title">
          <h2 id="roles-title" className="text-h2">
            {labels.roles}
          </h2>
          <dl className="mt-6 border-t border-ink md:mt-10 md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-10">
            {roles.map(({ name, text }) => (
              <div key={name} className="border-hairline py-4 max-md:border-b md:py-6">
                <dt className="font-head text-h4 font-strong">{name}</dt>
                <dd className="mt-1.5 text-detail text-text">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {integration && <Fit {...{ integration, unitRate }} label={labels.integration} />}
      </div>
    </div>
  );
}

interface FitProps {
  integration: NonNullable<ModulePage["integration"]>;
  unitRate: ModulePage["unitRate"];
  label: string;
}

/** What stays as it is, and unit rates where the module bills them. */
function Fit({ integration, unitRate, label }: FitProps) {
  return (
    <div className="mt-10 grid gap-px border border-hairline break-inside-avoid bg-hairline *:bg-paper *:p-6 sm:*:p-8 md:mt-12 md:auto-cols-fr md:grid-flow-col">
      <section
        aria-labelledby="integration-title"
        className="md:only:grid md:only:grid-cols-[calc(50%-3rem)_1fr] md:only:items-baseline md:only:gap-x-12"
      >
        <p className="col-span-full tag text-graphite uppercase">{label}</p>
        <h2 id="integration-title" className="mt-3 text-h3">
          {integration.title}
        </h2>
        <p className="mt-3 max-w-read text-detail text-text">{integration.text}</p>
      </section>
      {unitRate && (
        <section aria-labelledby="unit-rate-title" className="group/card relative">
          {/* Level with the heading beside it, which has a label above. */}
          <h2 id="unit-rate-title" className="text-h3 md:mt-[1.8rem]">
            {unitRate.title}
          </h2>
          <p className="mt-3 max-w-read text-detail text-text">{unitRate.text}</p>
          <CardLink href={unitRate.link.href} className="mt-3 min-h-11">
            {unitRate.link.label}
          </CardLink>
        </section>
      )}
    </div>
  );
}
