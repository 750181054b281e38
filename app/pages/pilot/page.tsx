import { definePage } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import type { Place } from "../../parts/sections/place.ts";
import { paths } from "../../routes.ts";
import { DataChecklist } from "./DataChecklist.tsx";
import { EffortHistogram } from "./EffortHistogram.tsx";
import { PeopleAndInterfaces } from "./PeopleAndInterfaces.tsx";
import { type PilotBand, type PilotPlan, pilotPage } from "./schema.ts";
import { WeekPlan } from "./WeekPlan.tsx";

export default definePage({
  address: { path: paths.pilot },
  needs: { words: pilotPage, ...bandNeeds },
  sources: ({ words }) => [pilotPage, ...listBandSources(words.bands)],
  head: ({ words }) => buildHead(words),
  render: ({ words, ...content }) => (
    <Bands
      page={words}
      content={content}
      heroFigure={<EffortHistogram plan={words.plan} />}
      drawOwn={(band, place) => <OwnBand key={place.id} {...{ band, place }} plan={words.plan} />}
    />
  ),
});

interface OwnBandProps {
  band: PilotBand<"weeks" | "people" | "data">;
  place: Place;
  plan: PilotPlan;
}

function OwnBand({ band, place, plan }: OwnBandProps) {
  switch (band.band) {
    case "weeks":
      return <WeekPlan {...{ band, place, plan }} />;
    case "people":
      return <PeopleAndInterfaces {...{ band, place, plan }} />;
    case "data":
      return <DataChecklist {...{ band, place }} />;
  }
}
