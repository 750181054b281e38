import { defineBandPage } from "../../parts/bands/Bands.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { integrations } from "../../parts/hub/schema.ts";
import { ModuleBubble } from "../../parts/modules/RecommendedBadges.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink, CardLink } from "../../parts/ui/links.tsx";
import { paths } from "../../routes.ts";
import { type Fit, integrationsPage } from "./schema.ts";

export default defineBandPage({
  path: paths.integrations,
  words: integrationsPage,
  needs: { integrations, site },
  frame: (bands) => (
    <div data-parts className="dense-bands">
      {bands}
    </div>
  ),
  own: {
    /** The systems by kind, as the terminals of a marshalling cabinet. */
    systems: {
      draw: ({ band, place, content: { integrations, site } }) => (
        <Section {...band} {...place} className={`sheet-grid ${place.className}`}>
          <div className="mt-6 grid border-t border-ink md:mt-10 lg:grid-cols-[1fr_7rem]">
            <ol>
              {integrations.categories.map((category, index) => (
                <li
                  key={category.id}
                  className="grid gap-x-10 gap-y-2.5 border-b border-hairline py-3.5 md:grid-cols-2 md:items-center lg:grid-cols-[23rem_1fr] lg:py-6"
                >
                  <div className="flex gap-4 lg:gap-5">
                    <ModuleBubble
                      tag={`${category.icon}-0${index + 1}`}
                      className="text-ink max-lg:size-11"
                    />
                    <div>
                      <h3 className="text-h4">{category.title}</h3>
                      <p className="mt-1 max-w-[26em] text-small text-graphite">{category.text}</p>
                    </div>
                  </div>
                  {/* Terminals below one wire, each with its own stub: a plant has one of them or the other. */}
                  <ul
                    aria-label={`${category.title}: ${band.systemsLabel}`}
                    className="flex flex-wrap gap-2 lg:gap-x-5 lg:gap-y-6 lg:overflow-x-clip lg:pt-4"
                  >
                    {category.systems.map((system) => (
                      <li
                        key={system}
                        className="relative border border-ink bg-sheet px-3 py-1 font-medium max-lg:text-small lg:px-4 lg:py-2 lg:before:absolute lg:before:-top-4 lg:before:left-1/2 lg:before:h-4 lg:before:w-screen lg:before:border-t lg:before:border-l lg:before:border-ink lg:after:terminal lg:after:-top-1 lg:after:left-[calc(50%-4px)]"
                      >
                        {system}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
            <p
              aria-hidden="true"
              className="flex items-center justify-center border-2 border-ink bg-ink font-head text-h4 text-white max-lg:hidden"
            >
              {site.name}
            </p>
          </div>
          <div className="mt-6 grid gap-x-10 gap-y-2 border border-dashed border-ink bg-sheet p-4 sm:p-6 lg:grid-cols-[21rem_1fr_auto] lg:items-center">
            <h3 className="text-h3">{band.other.title}</h3>
            <p className="max-w-[34em] text-detail text-text">{band.other.text}</p>
            <AppLink
              {...band.other.link}
              className="inline-flex min-h-11 items-center justify-self-start font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink"
            />
          </div>
        </Section>
      ),
    },
    /** Three ways in which plants connect, each with its sketch. */
    fit: {
      draw: ({ band, place, content }) => (
        <Section {...band} {...place}>
          <ul className="mt-6 grid gap-5 md:mt-10 md:grid-cols-3">
            {band.cards.map(({ id, labels, title, text, link }) => (
              <li
                key={id}
                className="group/card relative border border-hairline bg-paper p-4 lg:p-6"
              >
                <FitSketch fit={id} labels={[...labels, content.site.name]} />
                <h3 className="mt-4 text-h4">{title}</h3>
                <p className="mt-2 text-detail text-text">{text}</p>
                <CardLink {...link} className="mt-3 min-h-6" />
              </li>
            ))}
          </ul>
        </Section>
      ),
    },
    hub: {
      ground: "room",
      draw: ({ band, place, content }) => (
        <Section room {...band} {...place} headClass="mb-6 md:mb-10">
          <HubDiagram content={content} />
          <AppLink
            {...band.security}
            className="mt-5 inline-flex min-h-11 items-center font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-white"
          />
        </Section>
      ),
    },
  },
});

type Box = readonly [x: number, y: number, width: number];

/**
 * How a plant connects, on a sheet of 240 × 142: wires, those no longer in use to the third box, and boxes in the
 * order of their labels, the product's in the middle at the end.
 */
const sketches: Record<Fit, { wires: string; disused?: string; boxes: readonly Box[] }> = {
  // One system above, one connection, three sites below.
  "one-erp": {
    wires: "M120 30v22M120 80v32M38 112V98h164v14",
    boxes: [
      [78, 2, 84],
      [2, 112, 72],
      [84, 112, 72],
      [166, 112, 72],
      [78, 52, 84],
    ],
  },
  // Three sites, each with a system of its own, into one.
  "many-sites": {
    wires: "M38 30v14h164V30M120 30v28M120 86v26",
    boxes: [
      [2, 2, 72],
      [84, 2, 72],
      [166, 2, 72],
      [50, 112, 140],
      [78, 58, 84],
    ],
  },
  // One connection moves from the old system to the new one; the others stay.
  change: {
    wires: "M46 30v41h32M194 30v41h-32M144 85v13h42v14",
    disused: "M54 112V98h42V85",
    boxes: [
      [4, 2, 84],
      [152, 2, 84],
      [4, 112, 100],
      [136, 112, 100],
      [78, 57, 84],
    ],
  },
};

/** A sketch of one way to connect. Decorative: the words are beside it. */
function FitSketch({ fit, labels }: { fit: Fit; labels: readonly string[] }) {
  const { wires, disused, boxes } = sketches[fit];
  return (
    <svg
      viewBox="0 0 240 142"
      aria-hidden="true"
      className="h-auto w-60 max-w-full fill-none stroke-ink"
      strokeWidth="1.5"
    >
      <path d={wires} />
      {disused && <path d={disused} strokeDasharray="4 3" />}
      {boxes.map(([x, y, width], index) => (
        <g key={labels[index]}>
          <rect
            {...{ x, y, width }}
            height="28"
            strokeDasharray={disused && index === 2 ? "4 3" : undefined}
            className={index < boxes.length - 1 ? "fill-sheet" : "fill-signal"}
          />
          <text
            x={x + width / 2}
            y={y + 18}
            textAnchor="middle"
            className="fill-ink font-mono text-label font-medium"
            stroke="none"
          >
            {labels[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
