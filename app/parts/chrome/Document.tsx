import type { ReactNode } from "react";
import { PageScripts } from "../../engine/PageScripts.tsx";
import { usePage } from "../../engine/page-context.ts";
import { getLateStylePath, lateStyleId, pageId, pageStyleId } from "../../engine/page-record.ts";
import { webManifestPath } from "../../routes.ts";
import archivo from "../../styles/fonts/archivo.woff2?url";
import geist from "../../styles/fonts/geist.woff2?url";
import fontFaces from "../../styles/fonts.css?inline";
import { BasisNotes } from "../claims/BasisNotes.tsx";
import { ConsentBanner } from "../consent/ConsentBanner.tsx";
import { consentPlaceId } from "../consent/consent-store.ts";
import { HeadTags, StructuredData } from "../head/HeadTags.tsx";
import { getRevised, type PageHead } from "../head/page-graph.ts";
import type { Breadcrumbs } from "../head/site-schema.ts";
import { earlyPersonaScript } from "../persona/active-persona.ts";
import Toasts from "../toasts/Toasts.island.tsx";
import { BasisContext } from "../ui/DimensionFigure.tsx";
import { SampleContext } from "../ui/SampleMark.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import type { ChromeContent } from "./schema.ts";

interface DocumentProps {
  content: ChromeContent;
  head: PageHead;
  /** Names of all pages in breadcrumbs. */
  labels: Breadcrumbs;
  children: ReactNode;
}

export function Document({ content, head, labels, children }: DocumentProps) {
  const { address, edition, files } = usePage();
  const path = "path" in address ? address.path : undefined;
  const { accessibleNames } = content.chrome;
  return (
    <html lang={edition.language}>
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
        {/* Who neither prints nor is without scripts waits for none of it. */}
        <link
          id={lateStyleId}
          rel="stylesheet"
          media="print, (scripting: none)"
          href={getLateStylePath(files.style)}
        />
        {/* Browsers that read no SVG ask for /favicon.ico by themselves. */}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={webManifestPath} />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: earlyPersonaScript }}
        />
      </head>
      <body>
        <a href="#main" className="skip-link no-print text-small font-medium">
          {accessibleNames.skipToContent}
        </a>
        {/* Early in the reading order, because it asks first. Its words are at the end, where they
            delay nothing. */}
        <div id={consentPlaceId} data-behind-menu />
        <Header content={content} />
        <SampleContext value={content.samples.mark}>
          <div id={pageId}>
            <main
              id="main"
              tabIndex={-1}
              data-behind-menu
              className="pt-(--header-height) print:pt-0"
            >
              <BasisContext value={new Set()}>
                {children}
                <BasisNotes claims={content.claims} />
              </BasisContext>
              {path !== undefined && (
                <StructuredData path={path} head={head} site={content.site} labels={labels} />
              )}
            </main>
            <Footer content={content} modified={getRevised(head, content.site)} />
          </div>
        </SampleContext>
        <ConsentBanner content={content.consent} />
        <Toasts names={content.messages.accessibleNames} />
        <p role="status" className="sr-only" data-announce-page={accessibleNames.pageLoaded} />
        <PageScripts />
      </body>
    </html>
  );
}
