import { definePage } from "../../engine/page.ts";
import { ArticleContents } from "../../parts/articles/ArticleContents.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths, securityDownloadPath } from "../../routes.ts";
import { GlanceSheet } from "./GlanceSheet.tsx";
import { InWriting, inWritingId } from "./InWriting.tsx";
import { SecurityBlock } from "./SecurityBlock.tsx";
import { getLatestDate, securityPage } from "./schema.ts";

export default definePage({
  address: { path: paths.security },
  needs: { words: securityPage, site },
  head: ({ words }) => ({ ...words, modified: getLatestDate(words) }),
  render({ words, site: { mailboxes } }) {
    const { download, ...hero } = words.hero;
    return (
      <>
        <PageHero
          sheet={words.sheet}
          {...hero}
          primary={{ label: download, href: securityDownloadPath }}
        >
          <GlanceSheet page={words} mailboxes={mailboxes} />
        </PageHero>
        <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 py-6 md:py-16 lg:grid-cols-[13rem_minmax(0,1fr)] print:block print:py-0">
          <ArticleContents
            title={words.contents}
            entries={[
              ...words.blocks.map(({ id, title: text }) => ({ id, text })),
              { id: inWritingId, text: words.inWriting.title },
            ]}
          />
          <div className="grid pb-4 [view-timeline:--article_block] max-md:*:last:mt-8 md:gap-y-14 print:block">
            <div>
              <h2 className="text-h3 sm:text-h2">{words.software.title}</h2>
              <p className="mt-3 max-w-[44em] text-text">{words.software.text}</p>
            </div>
            {words.blocks.map((block) => (
              <SecurityBlock key={block.id} block={block} page={words} mailboxes={mailboxes} />
            ))}
            <InWriting part={words.inWriting} />
          </div>
        </div>
        <ClosingCall {...words.closing} />
      </>
    );
  },
});
