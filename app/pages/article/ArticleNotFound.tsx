import { MissingSpool } from "../../parts/figures/MissingSpool.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { ArticlePage } from "./schema.ts";

/**
 * In place of an article that does not exist. Prerendered once for all of them: nothing here may
 * depend on the address.
 */
export function ArticleNotFound({ words }: { words: ArticlePage }) {
  const { eyebrow, text, link } = words.notFound;
  return (
    <div className="sheet-grid">
      <div className="page-column grid items-center gap-x-16 gap-y-12 py-band lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SheetLabel parts={eyebrow} />
          <h1 className="mt-6 text-h1">{words.title}</h1>
          <p className="mt-6 max-w-note text-lead text-text">{text}</p>
          <div className="mt-9">
            <ButtonLink href={link.href} arrow>
              {link.label}
            </ButtonLink>
          </div>
        </div>
        <MissingSpool
          tag={eyebrow.at(-1) ?? ""}
          className="w-full max-w-xl text-ink lg:max-w-none"
        />
      </div>
    </div>
  );
}
