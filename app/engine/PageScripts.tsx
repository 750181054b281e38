import { usePage } from "./page-context.ts";
import { type BuildRecord, recordId } from "./page-record.ts";
import { startScript } from "./start-script.ts";

/**
 * At the end of the body: the page record, the start script that reads it, and for browsers without
 * scripts the full style sheet: the page's own style leaves out what is for print or for a pointer.
 */
export function PageScripts({ buildRecord }: { buildRecord: BuildRecord }) {
  const record = buildRecord(usePage().islands);
  // Nothing in it may end its element.
  const json = JSON.stringify(record).replaceAll("<", "\\u003c");
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={record.style} />
      </noscript>
      <script
        id={recordId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: startScript }}
      />
    </>
  );
}
