import { AppLink } from "./AppLink.tsx";

/** A link above a page's title to the list that the page is in. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <AppLink
      href={href}
      className="no-print tag -ml-1 inline-flex min-h-11 items-center gap-2.5 px-1 text-ink uppercase underline decoration-transparent underline-offset-4 hover:decoration-ink"
    >
      <span aria-hidden="true">←</span>
      {label}
    </AppLink>
  );
}
