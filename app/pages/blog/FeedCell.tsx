interface FeedCellProps {
  title: string;
  text: string;
  link: string;
  /** Address of the feed. */
  href: string;
}

/** The last cell of the index: how to get new articles without giving an email address. */
export function FeedCell({ title, text, link, href }: FeedCellProps) {
  return (
    <div className="flex flex-col items-start bg-petrol-wash p-gutter sm:p-7">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 max-w-[28em] text-detail text-text">{text}</p>
      <p className="mt-auto pt-5">
        <a
          href={href}
          type="application/atom+xml"
          className="inline-flex min-h-11 items-center gap-2.5 font-medium"
        >
          <span className="underline decoration-1 underline-offset-6">{link}</span>
          <span aria-hidden="true">→</span>
        </a>
      </p>
    </div>
  );
}
