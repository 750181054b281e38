import { plantSources } from "../../../plant/schema.ts";
import { settlePlant, unseen } from "../../../plant/settle.ts";
import { definePage } from "../../engine/page.ts";
import { ScaffoldCloseUp } from "../../parts/figures/ScaffoldMap.tsx";
import { HoursCloseUp, RosterCloseUp } from "../../parts/figures/ShiftRoster.tsx";
import { scaffoldMap, shiftRoster } from "../../parts/figures/schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getModulePath, paths } from "../../routes.ts";
import { LineCloseUp } from "./LineCloseUp.tsx";
import SettleShift from "./SettleShift.island.tsx";
import { ShiftStory } from "./ShiftStory.tsx";
import { tryPage } from "./schema.ts";
import { getShiftFormats } from "./shift-formats.ts";

export default definePage({
  address: { path: paths.try },
  needs: {
    words: tryPage,
    modules,
    roles: personas,
    shiftRoster,
    scaffoldMap,
    ...plantSources,
  },
  head: ({ words }) => words,
  render({ words, modules, roles, shiftRoster, scaffoldMap, ...plant }) {
    const { start, labels, steps, record, result, closing } = words;
    const open = settlePlant(plant, {});
    const links = modules.map(({ id, name }) => ({ id, label: name, href: getModulePath(id) }));
    return (
      <>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: earlyStepScript }}
        />
        <div className="group/try sheet-grid border-b border-hairline resuming:animate-enter resuming:[animation-delay:4s]">
          <div
            data-parts
            className="page-column grid gap-x-12 gap-y-6 grid-cols-[minmax(0,1fr)] py-8 md:gap-y-8 md:py-12 print:gap-y-3 print:py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-rows-[auto_1fr] xl:gap-x-16"
          >
            <div>
              <div className="group-has-data-playing/try:max-sm:hidden">
                <SheetLabel parts={words.hero.label} />
              </div>
              <h1 className="mt-4 text-h1 group-has-data-playing/try:sr-only">
                {words.hero.headline}
              </h1>
              <p className="mt-5 max-w-note text-lead text-text group-has-data-playing/try:hidden">
                {words.hero.lead}
              </p>
            </div>
            <SettleShift
              plant={plant}
              words={{ start, labels, steps, record, result, roles: words.roles }}
              personas={roles.personas.map(({ id, label }) => ({ id, label }))}
              modules={links}
            />
          </div>
        </div>
        <ShiftStory
          words={words}
          modules={links}
          settlement={open}
          unseen={settlePlant(plant, unseen)}
          formats={getShiftFormats(plant.site)}
          screens={{
            certificate: <RosterCloseUp {...shiftRoster} />,
            hours: <HoursCloseUp {...shiftRoster} />,
            scaffold: <ScaffoldCloseUp {...scaffoldMap} />,
            line: (
              <LineCloseUp
                title={result.parts.line}
                columns={shiftRoster.hoursColumns}
                settlement={open}
              />
            ),
          }}
        />
        <div className="resuming:animate-enter resuming:[animation-delay:4s] [main:has([data-playing=step])_&]:hidden">
          <ClosingCall {...closing} />
        </div>
      </>
    );
  },
});

/** Does before the first paint what wake-shift.ts does once the scripts are there: the start never flashes. */
const earlyStepScript =
  'document.documentElement.toggleAttribute("data-resumes",new URLSearchParams(location.search).has("step"))';
