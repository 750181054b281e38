import content from "content:pages/not-found";
import site from "content:site";
import { MissingSpool } from "../../parts/figures/MissingSpool.tsx";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { HomeCountdown } from "./HomeCountdown.tsx";
import { OldAddress } from "./OldAddress.tsx";

export function meta() {
  return buildMeta({ title: content.title, description: content.description });
}

/** Prerendered once for every unknown address: nothing here may depend on the address. */
export default function NotFound() {
  const { suggestions } = content;
  return (
    <div className="sheet-grid">
      <OldAddress />
      <div className="page-column grid items-center gap-x-16 gap-y-12 py-band lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SheetLabel parts={[site.name, content.eyebrow]} />
          <h1 className="mt-6 font-head text-h1 font-strong">{content.headline}</h1>
          <p className="mt-6 max-w-note text-lead text-text">{content.text}</p>
          <HomeCountdown labels={content}>
            <ButtonLink href={content.home.href}>{content.home.label}</ButtonLink>
          </HomeCountdown>
        </div>
        <MissingSpool tag={content.eyebrow} className="w-full max-w-xl text-ink lg:max-w-none" />
        <nav aria-labelledby="suggestions" className="lg:col-span-2">
          <p id="suggestions" className="tag text-graphite uppercase">
            {suggestions.title}
          </p>
          <ul className="mt-4 grid gap-px border border-hairline bg-hairline sm:grid-cols-3">
            {suggestions.links.map(({ href, label }) => (
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
  );
}
