import content from "content:pages/error";
import site from "content:site";
import { Button } from "../ui/Button.tsx";
import { getButtonStyle } from "../ui/button-style.ts";
import { SheetLabel } from "../ui/SheetLabel.tsx";

interface ErrorPageProps {
  /** What went wrong, for developers; not shown to visitors. */
  details?: string | undefined;
}

/**
 * In place of a page that broke. It uses as little of the site as possible, and its link loads the
 * homepage anew, because what broke may still be running.
 */
export function ErrorPage({ details }: ErrorPageProps) {
  const [before, after] = content.mail.split("{email}");
  const { general } = site.mailboxes;
  return (
    <main id="main" tabIndex={-1} className="sheet-grid min-h-dvh">
      <title>{content.title}</title>
      <div className="page-column py-band">
        <SheetLabel parts={[site.name, content.eyebrow]} />
        <h1 className="mt-6 max-w-4xl font-head text-h1 font-strong">{content.headline}</h1>
        <p className="mt-6 max-w-note text-lead text-text">{content.text}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{content.reload}</Button>
          <a href={content.home.href} className={getButtonStyle("line", "md")}>
            {content.home.label}
          </a>
        </div>
        <p className="mt-9 max-w-note text-small text-graphite">
          {before}
          <a href={`mailto:${general}`} className="text-ink underline underline-offset-3">
            {general}
          </a>
          {after}
        </p>
        {details && (
          <pre className="mt-9 overflow-x-auto border border-hairline bg-sheet p-5 font-mono text-label">
            {details}
          </pre>
        )}
      </div>
    </main>
  );
}
