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
  const list = (
    <ol className="contents-list text-small">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="no-print mb-6 border border-hairline bg-sheet lg:hidden">
        <summary className="tag flex min-h-12 items-center justify-between px-4 text-ink uppercase">
          {title}
          <span aria-hidden="true" className="group-mark" />
        </summary>
        <nav aria-label={title} className="border-t border-hairline px-4 py-2">
          {list}
        </nav>
      </details>
      <nav
        aria-label={title}
        className="no-print sticky top-[calc(var(--header-height)+2rem)] max-h-[calc(100svh-var(--header-height)-3rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <p className="tag text-graphite uppercase">{title}</p>
        <div className="contents-scale mt-4">{list}</div>
      </nav>
    </>
  );
}
