import { definePage } from "../../engine/page.ts";
import { oldAddresses } from "../../fields/redirects-schema.ts";
import { site } from "../../parts/head/site-schema.ts";
import { MissingBand } from "../../parts/sections/MissingBand.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import { paths } from "../../routes.ts";
import { HomeCountdown } from "./HomeCountdown.tsx";
import { notFoundPage } from "./schema.ts";

export default definePage({
  address: { missingBelow: paths.home },
  needs: { words: notFoundPage, site, redirects: oldAddresses },
  head: ({ words }) => words,
  render: ({ words, site, redirects }) => (
    <MissingBand
      label={[site.name, words.eyebrow]}
      title={words.headline}
      text={words.text}
      tag={words.eyebrow}
      action={<HomeCountdown labels={words} redirects={redirects} />}
    >
      <nav aria-labelledby="suggestions" className="lg:col-span-2">
        <p id="suggestions" className="tag text-graphite uppercase">
          {words.suggestions.title}
        </p>
        <ul className="mt-4 grid gap-px border border-hairline bg-hairline sm:grid-cols-3">
          {words.suggestions.links.map(({ href, label }) => (
            <li key={href} className="flex bg-sheet">
              <AppLink
                href={href}
                className="group/card flex min-h-16 flex-1 items-center justify-between gap-4 px-6 font-head font-strong tracking-tight transition-colors hover:bg-paper focus-visible:-outline-offset-3"
              >
                {label}
                <Arrow />
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </MissingBand>
  ),
});
