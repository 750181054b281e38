import type { ResourceHub, ResourcesPage } from "../../content.ts";
import { EmptyResult } from "./EmptyResult.tsx";
import { ResourceCard } from "./ResourceCard.tsx";
import { ResourceControls } from "./ResourceControls.tsx";
import { emptyFilter, filterResources } from "./resource-filter.ts";
import { useResourceFilter } from "./use-resource-filter.ts";

interface ResourceBrowserProps {
  resources: ResourceHub;
  page: ResourcesPage;
  /** Called when a download begins. */
  onDownload: () => void;
}

/** The register of resources: search and categories on the left, the sheets on the right. */
export function ResourceBrowser({ resources, page, onDownload }: ResourceBrowserProps) {
  const [filter, setFilter] = useResourceFilter();
  const shown = filterResources(resources, filter);
  const count = page.count
    .replace("{count}", String(shown.length))
    .replace("{total}", String(resources.length));
  return (
    <div className="page-column grid gap-x-12 gap-y-8 py-10 md:py-14 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)]">
      <ResourceControls
        page={page}
        resources={resources}
        filter={filter}
        count={count}
        onChange={setFilter}
      />
      {shown.length > 0 ? (
        <ul className="grid content-start gap-px self-start border border-hairline bg-hairline xl:grid-cols-2 xl:[&>li:last-child:nth-child(odd)]:col-span-2">
          {shown.map((resource) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              page={page}
              onDownload={onDownload}
            />
          ))}
        </ul>
      ) : (
        <EmptyResult page={page} onReset={() => setFilter(emptyFilter)} />
      )}
    </div>
  );
}
