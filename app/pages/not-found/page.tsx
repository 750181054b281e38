import { definePage } from "../../engine/page.ts";
import { useBehavior } from "../../engine/page-context.ts";
import { oldAddresses } from "../../fields/redirects-schema.ts";
import { site } from "../../parts/head/site-schema.ts";
import { MissingBand } from "../../parts/sections/MissingBand.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { Arrow } from "../../parts/ui/icons.tsx";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import { PlotLine } from "../../parts/ui/plot.tsx";
import { paths } from "../../routes.ts";
import { type NotFoundPage, notFoundPage } from "./schema.ts";

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
      action={<HomeCountdown words={words} redirects={redirects} />}
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

/** Shown by not-found.behavior.ts: without scripts nothing is announced and nothing happens. */
function HomeCountdown(props: { words: NotFoundPage; redirects: Record<string, string> }) {
  const { countdown, countdownLast, stay, stayed, home } = props.words;
  return (
    <div
      data-home-countdown={home.href}
      data-redirects={JSON.stringify(props.redirects)}
      {...useBehavior("not-found")}
    >
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink {...home} />
        <Button tone="line" hidden data-stay>
          {stay}
        </Button>
      </div>
      {/* The status below announces it, and not every second. */}
      <div aria-hidden="true" className="mt-6 min-h-14 max-w-note text-small text-graphite">
        <div hidden data-left={countdown} data-left-last={countdownLast}>
          <svg aria-hidden="true" className="mb-2 h-2.25 w-full" strokeWidth="2">
            <PlotLine x={0} className="stroke-graphite" />
            <PlotLine x={100} className="stroke-graphite" />
            <PlotLine y={50} className="stroke-signal" />
          </svg>
          <p className="tabular-nums" />
        </div>
        <p hidden data-stayed>
          {stayed}
        </p>
      </div>
      <p role="status" className="sr-only" />
    </div>
  );
}
