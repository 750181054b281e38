import type { ReactNode } from "react";
import { PageScripts } from "../../engine/PageScripts.tsx";
import { usePage } from "../../engine/page-context.ts";
import { pageId } from "../../engine/page-record.ts";
import { BasisNotes } from "../claims/BasisNotes.tsx";
import { ConsentBanner } from "../consent/ConsentBanner.tsx";
import { consentPlaceId } from "../consent/consent-opener.ts";
import { getRevised, type PageHead } from "../head/page-head.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import type { Breadcrumbs } from "../head/schema.ts";
import Toasts from "../toasts/Toasts.island.tsx";
import { BasisContext } from "../ui/basis-context.ts";
import { SampleContext } from "../ui/sample-context.ts";
import type { ChromeContent } from "./chrome-content.ts";
import { DocumentHead } from "./DocumentHead.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

interface DocumentProps {
  content: ChromeContent;
  head: PageHead;
  /** Names of all pages in breadcrumbs. */
  labels: Breadcrumbs;
  children: ReactNode;
}

export function Document({ content, head, labels, children }: DocumentProps) {
  const { address, edition } = usePage();
  const path = "path" in address ? address.path : undefined;
  const { accessibleNames } = content.chrome;
  return (
    <html lang={edition.language}>
      <DocumentHead {...{ content, head, path }} />
      <body>
        <a
          href="#main"
          className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-5 py-3 text-small font-medium text-white focus:translate-y-0"
        >
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
