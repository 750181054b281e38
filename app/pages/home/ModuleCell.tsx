import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import { getOrderProps } from "../../parts/modules/sort-for-persona.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath } from "../../routes.ts";

/** A module in its tier: tag, name and what it does. Its figure is left to its own page. */
export function ModuleCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, summary } = module;
  return (
    <li
      {...getOrderProps(module)}
      className="relative grid grid-cols-[3.25rem_1fr] content-start gap-y-1 bg-paper py-3 transition-colors hover:bg-sheet sm:grid-cols-1 sm:gap-y-2 sm:p-6"
    >
      <span aria-hidden="true" className="row-span-2 tag leading-normal text-petrol">
        {tag}
      </span>
      <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-h4 max-sm:text-body">
        <AppLink href={getModulePath(id)} className="card-cover">
          {name}
        </AppLink>
        <RecommendedBadges
          {...{ module, labels, personaLabels }}
          className="tracking-normal sm:absolute sm:top-5 sm:right-5"
        />
      </h4>
      <p className="text-small text-text xl:text-detail">{summary}</p>
    </li>
  );
}
