import { AppLink } from "../../parts/ui/AppLink.tsx";
import { paths } from "../../routes.ts";
import type { LegalLabels } from "./schema.ts";

/** The six texts as a bar of sheets; the current one has the signal edge. */
export function LegalBar({ current, labels }: { current: string; labels: LegalLabels }) {
  return (
    <nav aria-label={labels.navigation} className="no-print border-hairline bg-sheet lg:border-b">
      <ul className="page-column grid grid-cols-2 max-lg:px-0 sm:grid-cols-3 lg:grid-cols-6">
        {labels.documents.map(({ name, sheet, label }) => (
          <li key={name} className="border-hairline max-lg:border-b lg:border-r lg:first:border-l">
            <AppLink
              href={paths[name]}
              aria-current={name === current ? "page" : undefined}
              className="relative flex min-h-14 flex-col justify-center px-gutter py-3 transition-colors before:absolute before:inset-x-0 before:-top-px before:h-1 hover:bg-paper aria-[current]:bg-paper aria-[current]:before:bg-signal focus-visible:z-1 focus-visible:-outline-offset-3 lg:px-5"
            >
              <span aria-hidden="true" className="tag text-graphite">
                {sheet}
              </span>
              <span className="text-small font-medium">{label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
