import { definePage } from "../../engine/page.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { MissingSpool } from "../../parts/figures/MissingSpool.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { paths } from "../../routes.ts";
import HomeCountdown from "./HomeCountdown.island.tsx";
import { notFoundPage } from "./schema.ts";

/** Drawn once for every unknown address: nothing here may depend on the address. */
export default definePage({
  address: { missingBelow: paths.home },
  needs: { words: notFoundPage, site },
  head: ({ words }) => words,
  render: ({ words, site }) => (
    <div className="sheet-grid">
      <div className="page-column grid items-center gap-x-16 gap-y-12 py-band lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SheetLabel parts={[site.name, words.eyebrow]} />
          <h1 className="mt-6 font-head text-h1 font-strong">{words.headline}</h1>
          <p className="mt-6 max-w-note text-lead text-text">{words.text}</p>
          <HomeCountdown labels={words} />
        </div>
        <MissingSpool tag={words.eyebrow} className="w-full max-w-xl text-ink lg:max-w-none" />
        <nav aria-labelledby="suggestions" className="lg:col-span-2">
          <p id="suggestions" className="tag text-graphite uppercase">
            {words.suggestions.title}
          </p>
          <ul className="mt-4 grid gap-px border border-hairline bg-hairline sm:grid-cols-3">
            {words.suggestions.links.map(({ href, label }) => (
              <li key={href} className="flex bg-sheet">
                <AppLink
                  href={href}
                  className="group/entry flex min-h-16 flex-1 items-center justify-between gap-4 px-6 font-head font-strong tracking-tight transition-colors hover:bg-paper focus-visible:-outline-offset-3"
                >
                  {label}
                  <span
                    aria-hidden="true"
                    className="transition-transform group-hover/entry:translate-x-1"
                  >
                    →
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  ),
});
