import { definePages } from "../../engine/page.ts";
import { ArticleContents } from "../../parts/articles/ArticleRows.tsx";
import { type SampleWords, sampleFiles, samples } from "../../parts/claims/schema.ts";
import { consentOpener } from "../../parts/consent/consent-store.ts";
import { legalNames, legalTexts } from "../../parts/texts/schema.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { HtmlText } from "../../parts/ui/texts.tsx";
import { paths } from "../../routes.ts";
import { type LegalLabels, legalLabels } from "./schema.ts";

export default definePages({
  needs: { texts: legalTexts, labels: legalLabels, samples, sampleFiles },
  items: () => legalNames,
  address: (name) => ({ path: paths[name] }),
  head: ({ texts }, name) => {
    const text = texts[name];
    return { ...text, modified: text.revised ?? text.effective };
  },
  render({ texts, labels, samples, sampleFiles }, name) {
    const { title, summary, effective, revised, headings, html } = texts[name];
    const sheet = labels.documents.find((document) => document.name === name)?.sheet ?? "";
    const hasSamples = name === "disclaimer" && sampleFiles.length > 0;
    return (
      <>
        <header className="sheet-grid border-b border-hairline print:border-0 print:bg-none">
          <div className="page-column grid gap-x-10 gap-y-3 pt-6 pb-5 md:grid-cols-[1.4fr_1fr] md:items-end md:gap-y-6 md:py-14 lg:gap-x-16">
            <div>
              <SheetLabel parts={[sheet, labels.eyebrow]} />
              <h1 className="mt-3 text-h2 md:mt-5">{title}</h1>
              <p className="mt-3 max-w-[32em] md:mt-5 text-lead text-text">{summary}</p>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:flex-col md:items-start md:border-l md:border-hairline md:pl-6 lg:pl-8">
              <p className="tag grid gap-1 text-graphite">
                <DatedLine pattern={labels.effective} day={effective} />
                {revised && <DatedLine pattern={labels.revised} day={revised} />}
              </p>
              {name === "cookies" && (
                <Button {...consentOpener} className="no-print noscript:hidden">
                  {labels.cookieSettings}
                </Button>
              )}
            </div>
          </div>
        </header>
        <LegalBar current={name} labels={labels} />
        <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-6 pb-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:py-0">
          <ArticleContents
            title={labels.contents}
            entries={hasSamples ? [...headings, { id: samplesId, text: samples.title }] : headings}
          />
          <div className="article-body max-w-read pb-8 print:[print-color-adjust:exact]">
            <HtmlText html={html} />
            {hasSamples && <SampleList words={samples} files={sampleFiles} />}
          </div>
        </div>
      </>
    );
  },
});

function LegalBar({ current, labels }: { current: string; labels: LegalLabels }) {
  return (
    <nav aria-label={labels.navigation} className="no-print border-hairline bg-sheet lg:border-b">
      <ul className="page-column grid grid-cols-2 max-lg:px-0 sm:grid-cols-3 lg:grid-cols-6">
        {labels.documents.map(({ name, sheet, label }) => (
          <li key={name} className="border-hairline max-lg:border-b lg:border-r lg:first:border-l">
            <AppLink
              href={paths[name]}
              aria-current={name === current ? "page" : undefined}
              className="relative flex min-h-14 flex-col justify-center px-gutter py-3 transition-colors before:absolute before:inset-x-0 before:-top-px before:h-1 hover:bg-paper aria-[current]:bg-paper aria-[current]:before:bg-signal focus-visible:z-1 focus-visible:-outline-offset-3 lg:px-5"
            >
              <span aria-hidden="true" className="tag text-graphite">
                {sheet}
              </span>
              <span className="text-small font-medium">{label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const samplesId = "samples";

function SampleList({ words, files }: { words: SampleWords; files: readonly string[] }) {
  const kinds = words.kinds.filter((kind) =>
    kind.files.some((name) => files.some((file) => file.startsWith(name))),
  );
  return (
    <section aria-labelledby={samplesId}>
      <h2 id={samplesId}>
        {words.title}
        <SampleMark />
      </h2>
      <p>{words.text}</p>
      <dl>
        {kinds.map(({ name, text }) => [
          <dt key={name} className="mt-4 font-medium text-ink">
            {name}
          </dt>,
          <dd key={text}>{text}</dd>,
        ])}
      </dl>
    </section>
  );
}
