import type { Plant } from "../../../plant/schema.ts";
import { choices, type Question, settlePlant, unseen } from "../../../plant/settle.ts";
import { island } from "../../engine/island.tsx";
import type { PersonaId } from "../../routes.ts";
import { ResultPanel } from "./ResultPanel.tsx";
import { ResultScreen } from "./ResultScreen.tsx";
import { ShiftRecord } from "./ShiftRecord.tsx";
import { StartPanel } from "./StartPanel.tsx";
import { StepPanel } from "./StepPanel.tsx";
import { StepRail } from "./StepRail.tsx";
import type { ModuleLink, TryPage } from "./schema.ts";
import { getShiftFormats } from "./shift-formats.ts";
import { listOpen, openingState, resultStep } from "./shift-state.ts";
import { useShift } from "./use-shift.ts";

interface SettleShiftProps {
  plant: Plant;
  words: Pick<TryPage, "start" | "labels" | "steps" | "record" | "result" | "roles">;
  /** Names of the roles. */
  personas: readonly { id: PersonaId; label: string }[];
  modules: readonly ModuleLink[];
}

/** "Settle one shift": questions on the left, the record that answers on the right. */
function SettleShift({ plant, words, personas, modules }: SettleShiftProps) {
  const { state, change, heading } = useShift();
  const { step, role, decisions } = state;
  const formats = getShiftFormats(plant.site);
  const settlement = settlePlant(plant, decisions);
  const outcomes = [settlement, settlePlant(plant, unseen)] as const;
  const find = (question: Question | undefined) => words.steps.find(({ id }) => id === question);
  const seat = words.roles.find(({ persona }) => persona === role);
  const order = seat?.order ?? [];
  const steps = order.map(find).filter((each) => each !== undefined);
  const shown = steps[step - 1];
  const following = steps[step];
  const open = listOpen(order, decisions);
  const openStep = (number: number) => change({ step: number });

  return (
    <>
      <div data-playing={step === 0 ? undefined : shown ? "step" : "result"}>
        {step === 0 && (
          <StartPanel
            words={words.start}
            roles={words.roles.map(({ persona, order: [first] }) => ({
              id: persona,
              label: personas.find(({ id }) => id === persona)?.label ?? persona,
              first: find(first)?.name ?? "",
            }))}
            heading={heading}
            onStart={(chosen) => void change({ role: chosen, step: 1 })}
          />
        )}
        {step > 0 && (
          <StepRail
            labels={words.labels}
            steps={steps.map(({ id, name }) => ({ name, isDecided: decisions[id] !== undefined }))}
            current={step}
            onOpen={openStep}
          />
        )}
        {shown && (
          <StepPanel
            key={shown.id}
            step={shown}
            labels={words.labels}
            number={step}
            total={steps.length}
            next={
              following ? words.labels.next.replace("{step}", following.name) : words.labels.finish
            }
            decisions={decisions}
            soFar={words.labels.soFar
              .replace("{avoidable}", formats.money(settlement.total.avoidable))
              .replace("{late}", formats.count(settlement.kpis.late))}
            heading={heading}
            onChoose={(value) => {
              const choice = choices[shown.id].find((each) => each === value);
              return change({ decisions: { ...decisions, [shown.id]: choice } });
            }}
            onNext={() => openStep(step + 1)}
            onBack={() => openStep(step - 1)}
          />
        )}
        {step === resultStep && seat && (
          <ResultPanel
            words={words.result}
            next={seat.next}
            {...{ outcomes, formats }}
            open={open.length}
            heading={heading}
            onRestart={() => change(openingState)}
          />
        )}
      </div>
      <figure
        aria-label={step === resultStep && seat ? seat.last.title : words.record.title}
        className="print:[zoom:0.75] print:group-not-has-data-playing/try:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {step === resultStep && seat ? (
          <ResultScreen
            words={words.result}
            last={seat.last}
            meta={words.record.meta}
            {...{ steps, decisions, outcomes, formats, modules }}
            onOpen={openStep}
          />
        ) : (
          <ShiftRecord
            words={words.record}
            {...{ settlement, decisions, formats }}
            active={shown?.id}
            open={words.result.open}
          />
        )}
      </figure>
    </>
  );
}

export default island("SettleShift", SettleShift);
