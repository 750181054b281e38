import { usePage } from "./page-context.ts";
import { lateStyleId, type PageRecord, recordId } from "./page-record.ts";
import { startScript } from "./start-script.ts";

/**
 * At the end of the body: the page's rules for print and the like, the page record, and the start script
 * that reads it.
 */
export function PageScripts() {
  const { edition, files, scripts } = usePage();
  const { entry, style } = files;
  const { language } = edition;
  const record: PageRecord = { entry, preload: [...scripts], style, language };
  // Nothing in it may end its element.
  const json = JSON.stringify(record).replaceAll("<", "\\u003c");
  return (
    <>
      {/* Only in a picture may a style be in the body; it counts for the whole document. */}
      <svg className="hidden" aria-hidden="true">
        <style id={lateStyleId} />
      </svg>
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
