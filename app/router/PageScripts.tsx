import { useContext } from "react";
import { dataId, recordId, serializeForScript } from "./page-record.ts";
import { ServerPageContext } from "./server-page.ts";
import { startScript } from "./start-script.ts";

/**
 * The page's record and the script that begins with it. The browser takes them as they are: what
 * is rendered there is the same elements, empty.
 */
export function PageScripts() {
  const page = useContext(ServerPageContext);
  return (
    <>
      <script
        id={recordId}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeForScript
        dangerouslySetInnerHTML={{ __html: page ? serializeForScript(page.record) : "" }}
      />
      <script
        id={dataId}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeForScript
        dangerouslySetInnerHTML={{ __html: page ? serializeForScript(page.data ?? null) : "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : "" }}
      />
    </>
  );
}
