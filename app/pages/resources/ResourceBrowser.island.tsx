import { island } from "../../engine/island.tsx";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { notify } from "../../parts/toasts/notices.ts";
import { EmptyResult } from "./EmptyResult.tsx";
import { ResourceControls } from "./ResourceControls.tsx";
import { ResourceParts } from "./ResourceParts.tsx";
import { emptyFilter, filterResources, findRelated } from "./resource-filter.ts";
import type { ResourcesPage } from "./schema.ts";
import { useResourceFilter } from "./use-resource-filter.ts";

interface ResourceBrowserProps {
  resources: ResourceHub;
  page: ResourcesPage;
  /** Shown when a download begins. */
  confirmation: string;
}

/** The register of resources: search and categories on the left, the parts on the right. */
function ResourceBrowser({ resources, page, confirmation }: ResourceBrowserProps) {
  const { filter, setFilter, field } = useResourceFilter(page.categories.map(({ id }) => id));
  const shown = filterResources(resources, filter);
  const parts = page.parts
    .map((part) => ({
      ...part,
      resources: shown.filter(({ category }) => part.categories.includes(category)),
      related: findRelated(part.related, filter),
    }))
    .filter(({ resources, related }) => resources.length + related.length > 0);
  const count = page.count
    .replace("{count}", String(shown.length))
    .replace("{total}", String(resources.length));
  return (
    <div className="page-column grid gap-x-12 gap-y-8 py-10 md:py-14 lg:grid-cols-[min(17rem,26%)_minmax(0,1fr)] xl:grid-cols-[min(19rem,26%)_minmax(0,1fr)]">
      <ResourceControls
        page={page}
        resources={resources}
        filter={filter}
        count={count}
        field={field}
        onChange={setFilter}
      />
      <div className="grid content-start gap-y-14">
        {parts.length === 0 && <EmptyResult page={page} onReset={() => setFilter(emptyFilter)} />}
        <ResourceParts page={page} parts={parts} onDownload={() => notify(confirmation)} />
      </div>
    </div>
  );
}

export default island("ResourceBrowser", ResourceBrowser);
