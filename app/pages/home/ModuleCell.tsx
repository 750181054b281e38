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
      className="relative flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-3 transition-colors hover:bg-sheet sm:block sm:p-6"
    >
      <span aria-hidden="true" className="w-11 tag text-petrol sm:block">
        {tag}
      </span>
      <h4 className="text-h4 max-sm:text-body sm:mt-2">
        <AppLink href={getModulePath(id)} className="card-cover">
          {name}
        </AppLink>
      </h4>
      <RecommendedBadges
        {...{ module, labels, personaLabels }}
        className="sm:absolute sm:top-5 sm:right-5"
      />
      <p className="text-small text-text w-full max-sm:pl-14 sm:mt-2 xl:text-detail">{summary}</p>
    </li>
  );
}
