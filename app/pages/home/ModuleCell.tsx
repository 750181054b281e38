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
      className="relative grid grid-cols-[2.5rem_auto_1fr] content-start gap-x-3 gap-y-1 bg-paper py-3 transition-colors hover:bg-sheet sm:grid-cols-1 sm:gap-y-2 sm:p-6"
    >
      <span aria-hidden="true" className="row-span-2 pt-1 tag text-petrol sm:row-span-1 sm:pt-0">
        {tag}
      </span>
      <h4 className="text-h4 max-sm:text-body">
        <AppLink href={getModulePath(id)} className="card-cover">
          {name}
        </AppLink>
      </h4>
      <RecommendedBadges
        {...{ module, labels, personaLabels }}
        className="self-center justify-self-start sm:absolute sm:top-5 sm:right-5"
      />
      <p className="text-small text-text max-sm:col-span-2 max-sm:col-start-2 xl:text-detail">
        {summary}
      </p>
    </li>
  );
}
