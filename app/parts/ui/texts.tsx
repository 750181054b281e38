import type { ReactNode } from "react";

/**
 * Text in which a range with its unit such as "3-12 months", or a code such as "WD-6", stays on one line where it fits,
 * and a search for it finds it: browsers would break after its hyphen.
 */
export function RangeText({ children }: { children: string }) {
  return children.split(/(\d+-\d+(?: \p{L}+)?|\b[A-Z]{1,3}-[A-Z\d]+\b)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/**
 * A text whose words never break at a hyphen, such as "non-essential" or "W-0774". Outside islands, the
 * build keeps tags whole by itself (build-site/draw-pages.ts).
 */
export function WholeWords({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(\S*-\S*)/).map((part, index) =>
        part.includes("-") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word can be there twice
          <span key={index} className="inline-block">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** HTML that the build made from the site's own content, never from visitors' input. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with HTML off
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function TitleCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-r border-b border-ink px-4 py-3 lg:px-5 print:border-r-0">
      <dt className="tag text-graphite uppercase">{label}</dt>
      <dd className="text-small font-medium">{children}</dd>
    </div>
  );
}
