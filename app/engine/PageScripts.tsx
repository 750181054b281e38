import { usePage } from "./page-context.ts";
import { type PageRecord, recordId, serializeForScript } from "./page-record.ts";
import { startScript } from "./start-script.ts";

/** What the build, or the development server, knows about scripts. */
export interface SiteScripts {
  /** The record of a page with these islands. */
  buildRecord: (islands: ReadonlySet<string>) => PageRecord;
}

/**
 * At the end of the body: the page record, the start script that reads it, and for browsers without
 * scripts the full style sheet: the page's own style leaves out what is for print or for a pointer.
 */
export function PageScripts({ scripts }: { scripts: SiteScripts }) {
  const { islands } = usePage();
  const record = scripts.buildRecord(islands);
  return (
    <>
      <noscript>
        {record.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
      <script
        id={recordId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeForScript
        dangerouslySetInnerHTML={{ __html: serializeForScript(record) }}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: startScript }}
      />
    </>
  );
}
