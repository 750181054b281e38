import { useContext } from "react";
import { readRecord } from "./page-record.ts";
import { ServerPageContext } from "./server-page.ts";

/** Marks the element that the build fills with the rules that the page needs. */
export const pageStyleId = "page-style";

/**
 * The rules that the page uses, within its head: it is drawn as soon as it arrives. The build fills
 * this element (scripts/page-styles.ts), and the browser leaves it as it is.
 */
export function PageStyle() {
  return (
    <style
      id={pageStyleId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the build fills it
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** The style sheets of all pages, after the content: what the visitor does next is drawn with them. */
export function PageSheets() {
  const { root, page } = useContext(ServerPageContext)?.record ?? readRecord();
  return [...root.css, ...page.css].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
