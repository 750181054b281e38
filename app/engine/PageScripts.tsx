import { usePage } from "./page-context.ts";
import { type PageRecord, recordId, serializeForScript } from "./page-record.ts";
import { startScript } from "./start-script.ts";

/** What the build, or the development server, knows about scripts. */
export interface SiteScripts {
  /** The record of a page with these islands. */
  buildRecord: (islands: ReadonlySet<string>) => PageRecord;
}

/** At the end of the body: the page record and the start script that reads it. */
export function PageScripts({ scripts }: { scripts: SiteScripts }) {
  const { islands } = usePage();
  return (
    <>
      <script
        id={recordId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeForScript
        dangerouslySetInnerHTML={{ __html: serializeForScript(scripts.buildRecord(islands)) }}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: startScript }}
      />
    </>
  );
}
