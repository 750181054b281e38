import { pageStyleId } from "../../engine/page-record.ts";
import { webManifestPath } from "../../routes.ts";
import archivo from "../../styles/fonts/archivo.woff2?url";
import geist from "../../styles/fonts/geist.woff2?url";
import fontFaces from "../../styles/fonts.css?inline";
import { HeadTags } from "../head/HeadTags.tsx";
import type { PageHead } from "../head/page-head.ts";
import { earlyPersonaScript } from "../persona/early-persona.ts";
import type { ChromeContent } from "./chrome-content.ts";

interface DocumentHeadProps {
  content: ChromeContent;
  head: PageHead;
  /** Undefined for a page that stands in for what is missing. */
  path: string | undefined;
}

/** The head of a document: what the page is, its fonts and styles, and what runs before the first paint. */
export function DocumentHead({ content, head, path }: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={content.site.themeColor} />
      <HeadTags head={head} site={content.site} path={path} />
      {[archivo, geist].map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {/* Once in the document: a later style sheet that repeated the font faces would make the
          browser lay out all text again. */}
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: fontFaces }}
      />
      {/* The build fills it with the rules the page needs (build-site/page-styles.ts). */}
      <style id={pageStyleId} />
      {/* Browsers that read no SVG ask for /favicon.ico by themselves. */}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={webManifestPath} />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: earlyPersonaScript }}
      />
    </head>
  );
}
