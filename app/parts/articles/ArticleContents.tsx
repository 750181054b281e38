/**
 * The table of contents: folded above the text on narrow pages, next to it and always in view
 * on wide ones, on a scale that fills while the article is read (article.css).
 */
export function ArticleContents({
  title,
  entries,
}: {
  title: string;
  entries: readonly { id: string; text: string }[];
}) {
  return (
    <nav
      aria-label={title}
      className="no-print max-lg:mb-6 max-lg:border max-lg:border-hairline max-lg:bg-sheet lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100svh-var(--header-height)-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <details className="peer lg:hidden">
        <summary className="tag flex min-h-12 items-center justify-between px-4 text-ink uppercase">
          {title}
          <span aria-hidden="true" className="group-mark" />
        </summary>
      </details>
      <p className="tag text-graphite uppercase max-lg:hidden">{title}</p>
      <ol className="contents-scale hidden text-small peer-open:block lg:block">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
