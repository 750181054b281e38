import type { Content } from "content-model/source";
import { definePage } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { type BandContent, bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { type Integrations, integrations } from "../../parts/hub/schema.ts";
import type { Module } from "../../parts/modules/schema.ts";
import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { paths } from "../../routes.ts";
import { type IntegrationsBand, integrationsPage } from "./schema.ts";

export default definePage({
  address: { path: paths.integrations },
  needs: { words: integrationsPage, integrations, ...bandNeeds },
  sources: ({ words }) => [integrationsPage, integrations, site, ...listBandSources(words.bands)],
  head: ({ words }) => buildHead(words),
  render: ({ words, integrations, ...content }) => (
    <div data-parts className="dense-bands">
      <Bands
        page={words}
        content={content}
        rooms={["hub"]}
        drawOwn={(band, place) => (
          <OwnBand key={place.id} {...{ band, place, content, integrations }} />
        )}
      />
    </div>
  ),
});

interface OwnBandProps {
  band: IntegrationsBand<"systems" | "fit" | "hub">;
  place: Place;
  content: BandContent;
  integrations: Content<typeof integrations>;
}

function OwnBand({ band, place, content: { modules, site }, integrations }: OwnBandProps) {
  const { categories, hub } = integrations;
  switch (band.band) {
    case "systems":
      return <SystemTerminals {...{ band, place, categories }} product={site.name} />;
    case "fit":
      return <FitYourStack {...{ band, place }} product={site.name} />;
    case "hub":
      return <InterfaceHub {...{ band, place, hub, modules }} product={site.name} />;
  }
}

interface SystemTerminalsProps {
  band: IntegrationsBand<"systems">;
  place: Place;
  categories: Integrations["categories"];
  /** Name of the product, where all wires end. */
  product: string;
}

/** The systems by kind, as the terminals of a marshalling cabinet. */
function SystemTerminals({ band, place, categories, product }: SystemTerminalsProps) {
  const { title, text, systemsLabel, other } = band;
  return (
    <Section {...place} className={`sheet-grid ${place.className}`} title={title} text={text}>
      <div className="mt-6 grid border-t border-ink md:mt-10 lg:grid-cols-[1fr_7rem]">
        <ol>
          {categories.map((category, index) => (
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
              <Terminals systems={category.systems} label={`${category.title}: ${systemsLabel}`} />
            </li>
          ))}
        </ol>
        <p
          aria-hidden="true"
          className="flex items-center justify-center border-2 border-ink bg-ink font-head text-h4 text-white max-lg:hidden"
        >
          {product}
        </p>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-2 border border-dashed border-ink bg-sheet p-4 sm:p-6 lg:grid-cols-[21rem_1fr_auto] lg:items-center">
        <h3 className="text-h3">{other.title}</h3>
        <p className="max-w-[34em] text-detail text-text">{other.text}</p>
        <AppLink
          {...other.link}
          className="inline-flex min-h-11 items-center justify-self-start font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink"
        />
      </div>
    </Section>
  );
}

/** Terminals below one wire, each with its own stub: a plant has one of them or the other. */
function Terminals({ systems, label }: { systems: readonly string[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap gap-2 lg:gap-x-5 lg:gap-y-6 lg:overflow-x-clip lg:pt-4"
    >
      {systems.map((system) => (
        <li
          key={system}
          className="relative border border-ink bg-sheet px-3 py-1 font-medium max-lg:text-small lg:px-4 lg:py-2 lg:before:absolute lg:before:-top-4 lg:before:left-1/2 lg:before:h-4 lg:before:w-screen lg:before:border-t lg:before:border-l lg:before:border-ink lg:after:terminal lg:after:-top-1 lg:after:left-[calc(50%-4px)]"
        >
          {system}
        </li>
      ))}
    </ul>
  );
}

interface FitYourStackProps {
  band: IntegrationsBand<"fit">;
  place: Place;
  /** Name of the product in the sketches. */
  product: string;
}

/** Three ways in which plants connect, each with its sketch. */
function FitYourStack({ band, place, product }: FitYourStackProps) {
  return (
    <Section {...place} title={band.title} text={band.text}>
      <ul className="mt-6 gap-5 snap-strip md:mt-10 md:grid md:grid-cols-3">
        {band.cards.map(({ id, labels, title, text, link }) => (
          <li key={id} className="group/card relative border border-hairline bg-paper p-4 lg:p-6">
            <FitDiagram fit={id} labels={labels} product={product} />
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="mt-2 text-detail text-text">{text}</p>
            <CardLink href={link.href} className="mt-3 min-h-6">
              {link.label}
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type FitCard = IntegrationsBand<"fit">["cards"][number];

interface Drawing {
  /** The wires, and those no longer in use, as paths. */
  wires: string;
  disused?: string;
  /** Left edge, top and width of each box that is labeled, in the labels' order. */
  boxes: readonly (readonly [x: number, y: number, width: number])[];
  /** The box that is being replaced, by its place in `boxes`. */
  replaced?: number;
  /** Top of the product's box; it is always in the middle. */
  productY: number;
}

const boxHeight = 28;

/** How a plant connects, on a sheet of 240 × 142. */
const drawings: Record<FitCard["id"], Drawing> = {
  // One system above, one connection, three sites below.
  "one-erp": {
    wires: "M120 30v22M120 80v32M38 112V98h164v14",
    boxes: [
      [78, 2, 84],
      [2, 112, 72],
      [84, 112, 72],
      [166, 112, 72],
    ],
    productY: 52,
  },
  // Three sites, each with a system of its own, into one.
  "many-sites": {
    wires: "M38 30v14h164V30M120 30v28M120 86v26",
    boxes: [
      [2, 2, 72],
      [84, 2, 72],
      [166, 2, 72],
      [50, 112, 140],
    ],
    productY: 58,
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
    ],
    replaced: 2,
    productY: 57,
  },
};

interface FitDiagramProps {
  fit: FitCard["id"];
  /** What is in the boxes, from the top left. */
  labels: readonly string[];
  product: string;
}

/** A sketch of one way to connect. Decorative: the words are beside it. */
function FitDiagram({ fit, labels, product }: FitDiagramProps) {
  const { wires, disused, boxes, replaced, productY } = drawings[fit];
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
            height={boxHeight}
            strokeDasharray={index === replaced ? "4 3" : undefined}
            className="fill-sheet"
          />
          <BoxLabel x={x + width / 2} y={y}>
            {labels[index]}
          </BoxLabel>
        </g>
      ))}
      <rect x="78" y={productY} width="84" height={boxHeight} className="fill-signal" />
      <BoxLabel x={120} y={productY}>
        {product}
      </BoxLabel>
    </svg>
  );
}

function BoxLabel({ x, y, children }: { x: number; y: number; children: string | undefined }) {
  return (
    <text
      x={x}
      y={y + 18}
      textAnchor="middle"
      className="fill-ink font-mono text-label font-medium"
      stroke="none"
    >
      {children}
    </text>
  );
}

interface InterfaceHubProps {
  band: IntegrationsBand<"hub">;
  place: Place;
  hub: Integrations["hub"];
  modules: readonly Module[];
  /** Name of the product, in the middle. */
  product: string;
}

/** What is exchanged with each kind of system, and which way. */
function InterfaceHub({ band, place, hub, modules, product }: InterfaceHubProps) {
  const { title, text, security } = band;
  return (
    <Section room {...place} headClass="mb-6 md:mb-10" title={title} text={text}>
      <HubDiagram words={hub} name={product} tags={modules.map(({ tag }) => tag)} />
      <AppLink
        {...security}
        className="mt-5 inline-flex min-h-11 items-center font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-white"
      />
    </Section>
  );
}
