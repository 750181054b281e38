import type { ReactNode } from "react";
import { plantSources } from "../../../plant/schema.ts";
import { type Question, unseen } from "../../../plant/settle.ts";
import { definePage } from "../../engine/page.ts";
import { ScaffoldCloseUp } from "../../parts/figures/ScaffoldMap.tsx";
import { HoursCloseUp, RosterCloseUp } from "../../parts/figures/ShiftRoster.tsx";
import { scaffoldMap, shiftRoster } from "../../parts/figures/schema.ts";
import { getModule, modules } from "../../parts/modules/schema.ts";
import { getPersonaLabels, personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getModulePath, paths } from "../../routes.ts";
import SettleShift from "./SettleShift.island.tsx";
import { Outcome, RecordCells } from "./ShiftRecord.tsx";
import { tryPage } from "./schema.ts";
import { getOutcome, openShift, printSum } from "./shift.ts";

export default definePage({
  address: { path: paths.try },
  needs: { words: tryPage, modules, personas, shiftRoster, scaffoldMap, ...plantSources },
  head: ({ words }) => words,
  render({ words, modules, personas: { personas }, shiftRoster, scaffoldMap, ...plant }) {
    const { hero, start, labels, record, result, closing } = words;
    const steps = words.steps.map((step) => ({
      ...step,
      link: {
        label: getModule(modules, step.module).name,
        href: `${getModulePath(step.module)}${step.record ? `#${step.record}` : ""}`,
      },
    }));
    const personaLabels = getPersonaLabels(personas);
    const roles = words.roles.map((role) => ({ ...role, label: personaLabels[role.persona] }));
    const played = { start, labels, steps, record, result, roles };
    const open = openShift(plant, {});
    const costliest = openShift(plant, unseen);
    /** The piece of a product screen that a step is about. */
    const screens: Partial<Record<Question, ReactNode>> = {
      certificate: <RosterCloseUp {...shiftRoster} />,
      hours: <HoursCloseUp {...shiftRoster} />,
      scaffold: <ScaffoldCloseUp {...scaffoldMap} />,
    };
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
                <SheetLabel parts={hero.label} />
              </div>
              <h1 className="mt-4 text-h1 group-has-data-playing/try:sr-only">{hero.headline}</h1>
              <p className="mt-5 max-w-note text-lead text-text group-has-data-playing/try:hidden">
                {hero.lead}
              </p>
            </div>
            <SettleShift plant={plant} words={played} />
          </div>
        </div>
        {/* The decisions with all their outcomes, folded: for whoever would rather read, or has no scripts. */}
        <section
          id="story"
          aria-labelledby="story-title"
          className="py-8 resuming:animate-enter resuming:[animation-delay:4s] md:py-12 print:pt-3 print:pb-0 [main:has([data-playing])_&]:hidden"
        >
          <div className="page-column">
            <PhoneFold
              isWide
              label={
                <h2 id="story-title" className="text-h3">
                  {words.story}
                </h2>
              }
            >
              <ol>
                {steps.map((step, index) => (
                  <li
                    key={step.id}
                    className="grid gap-x-12 gap-y-6 border-t border-ink py-7 md:py-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[5fr_7fr] print:gap-x-6 print:py-3"
                  >
                    <div>
                      <p className="tag text-graphite uppercase">
                        {index + 1}
                        <span className="sheet-part">{step.place}</span>
                      </p>
                      <h3 className="mt-3 max-w-[18em] text-h3">{step.question}</h3>
                      <p className="mt-3 max-w-read text-detail text-text">{step.situation}</p>
                      <div className="no-print mt-5 overflow-hidden rounded-lg border border-room-edge">
                        {screens[step.id]}
                        <div className="room @container border-room-edge bg-room-panel px-4 not-first:border-t py-3.5 text-small leading-tight text-room-text sm:px-6">
                          <RecordCells question={step.id} words={record} shift={open} />
                        </div>
                      </div>
                    </div>
                    <div>
                      <ul className="grid gap-y-5 print:gap-y-1.5">
                        {step.choices.map((choice) => (
                          <li
                            key={choice.id}
                            className="border-b border-hairline pb-5 print:pb-1.5"
                          >
                            <p className="mb-2 text-small text-graphite print:mb-0">
                              {choice.label}
                            </p>
                            <p>
                              <Outcome of={getOutcome(choice, {})} />
                            </p>
                          </li>
                        ))}
                      </ul>
                      <p className="mt-4 text-small text-graphite print:mt-1">
                        <AppLink
                          {...step.link}
                          className="quiet-link inline-block py-1 font-medium text-ink"
                        />
                        : {step.did}
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
              <div className="grid gap-x-12 gap-y-6 border-t border-ink pt-7 md:pt-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
                <div>
                  <p className="tag text-graphite uppercase">{result.columns.unseen}</p>
                  <div className="mt-4 flex gap-x-10 text-signal-deep">
                    {result.sums.map(({ id, label }) => (
                      <DimensionFigure key={id} value={printSum(costliest, id)} label={label} />
                    ))}
                  </div>
                </div>
                <div className="max-w-read">
                  <p className="text-lead">{result.text}</p>
                  <p className="mt-4 text-small text-graphite">{result.model}</p>
                </div>
              </div>
            </PhoneFold>
          </div>
        </section>
        <div className="resuming:animate-enter resuming:[animation-delay:4s] [main:has([data-playing=step])_&]:hidden">
          <ClosingCall {...closing} />
        </div>
      </>
    );
  },
});

/** Does before the first paint what app/browser.ts does once the scripts are there: the start never flashes. */
const earlyStepScript =
  'document.documentElement.toggleAttribute("data-resumes",new URLSearchParams(location.search).has("step"))';
