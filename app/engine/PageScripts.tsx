import { usePage } from "./page-context.ts";
import { type PageRecord, printStyleId, recordId } from "./page-record.ts";
import { startScript } from "./start-script.ts";

/**
 * At the end of the body: the page's rules for print, the page record, the start script that reads it, and for
 * browsers without scripts the full style sheet: the page's own style leaves out what is for a pointer.
 */
export function PageScripts() {
  const { files, scripts } = usePage();
  const { entry, style } = files;
  const record: PageRecord = { entry, preload: [...scripts], style };
  // Nothing in it may end its element.
  const json = JSON.stringify(record).replaceAll("<", "\\u003c");
  return (
    <>
      {/* Only in a picture may a style be in the body; it counts for the whole document. */}
      <svg className="hidden" aria-hidden="true">
        <style id={printStyleId} media="print" />
      </svg>
      <noscript>
        <link rel="stylesheet" href={style} />
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
