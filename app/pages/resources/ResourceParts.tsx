import { useId } from "react";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { RelatedRow, ResourceRow } from "./ResourceRow.tsx";
import type { ResourcesPage } from "./schema.ts";

interface ResourcePartsProps {
  page: ResourcesPage;
  /** Those with anything that the filter leaves. */
  parts: readonly (ResourcesPage["parts"][number] & { resources: ResourceHub })[];
  onDownload: () => void;
}

/** The register by reader: each part with its resources and what the site has beside them. */
export function ResourceParts({ page, parts, onDownload }: ResourcePartsProps) {
  const id = useId();
  return parts.map(({ title, text, resources, related }, index) => {
    return (
      <section key={title} aria-labelledby={`${id}${index}`}>
        <div className="grid gap-x-10 gap-y-2 border-b-[1.5px] border-ink pb-4 md:grid-cols-2 md:items-end">
          <h2 id={`${id}${index}`} className="text-h3">
            {title}
          </h2>
          <p className="text-detail text-text">{text}</p>
        </div>
        <ul>
          {resources.map((resource) => (
            <ResourceRow key={resource.id} {...{ resource, page, onDownload }} />
          ))}
          {related.map((each) => (
            <RelatedRow key={each.title} related={each} />
          ))}
        </ul>
      </section>
    );
  });
}
