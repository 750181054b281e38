import { useId } from "react";
import { RelatedRow, ResourceRow } from "./ResourceRow.tsx";
import { findRelated, type ResourceFilter } from "./resource-filter.ts";
import type { ResourceHub } from "./resources-schema.ts";
import type { ResourcesPage } from "./schema.ts";

interface ResourcePartsProps {
  page: ResourcesPage;
  /** Those that the filter leaves. */
  resources: ResourceHub;
  filter: ResourceFilter;
  onDownload: () => void;
}

/** The register by reader: each part with its resources and what the site has beside them. */
export function ResourceParts({ page, resources, filter, onDownload }: ResourcePartsProps) {
  const id = useId();
  return page.parts.map(({ title, text, categories, related }, index) => {
    const rows = resources.filter(({ category }) => categories.includes(category));
    const others = findRelated(related, filter);
    if (rows.length + others.length === 0) return null;
    return (
      <section key={title} aria-labelledby={`${id}${index}`}>
        <div className="grid gap-x-10 gap-y-2 border-b-[1.5px] border-ink pb-4 md:grid-cols-2 md:items-end">
          <h2 id={`${id}${index}`} className="text-h3">
            {title}
          </h2>
          <p className="text-detail text-text">{text}</p>
        </div>
        <ul>
          {rows.map((resource) => (
            <ResourceRow key={resource.id} {...{ resource, page, onDownload }} />
          ))}
          {others.map((each) => (
            <RelatedRow key={each.title} related={each} />
          ))}
        </ul>
      </section>
    );
  });
}
