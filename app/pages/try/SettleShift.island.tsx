import { fillPattern } from "content-model/fill-pattern";
import { type Ref, useMemo } from "react";
import type { Plant } from "../../../plant/schema.ts";
import { choices, settlePlant, unseen } from "../../../plant/settle.ts";
import { island } from "../../engine/island.tsx";
import type { PersonaId } from "../../routes.ts";
import { ResultPanel } from "./ResultPanel.tsx";
import { ShiftFigure, type ShiftFigureProps } from "./ShiftFigure.tsx";
import { StartPanel } from "./StartPanel.tsx";
import { StepPanel } from "./StepPanel.tsx";
import { StepRail } from "./StepRail.tsx";
import type { ModuleLink, StepWords, TryPage } from "./schema.ts";
import { getShiftFormats } from "./shift-formats.ts";
import { listOpen, openingState, resultStep, type ShiftState } from "./shift-state.ts";
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
  const { state, changeShift, heading } = useShift();
  const { step, decisions } = state;
  const formats = useMemo(() => getShiftFormats(plant.site), [plant]);
  const settlement = useMemo(() => settlePlant(plant, decisions), [plant, decisions]);
  const role = words.roles.find(({ persona }) => persona === state.role);
  const order = role?.order ?? [];
  const steps = order.flatMap((question) => words.steps.filter(({ id }) => id === question));
  const shown = steps[step - 1];
  const result =
    step === resultStep && role
      ? {
          role,
          settlements: { yours: settlement, unseen: settlePlant(plant, unseen) },
          open: listOpen(order, decisions).length,
        }
      : undefined;
  const openStep = (number: number) => changeShift({ step: number });
  const shared = { words, steps, decisions, formats, settlement };

  return (
    <>
      <div data-playing={getPhase(step)}>
        {step === 0 && (
          <StartPanel
            words={words.start}
            roles={words.roles}
            steps={words.steps}
            {...{ personas, heading }}
            onStart={(persona) => void changeShift({ role: persona, step: 1 })}
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
          <ShownStep key={shown.id} {...{ ...shared, shown, step, heading, changeShift }} />
        )}
        {result && (
          <ResultPanel
            words={words.result}
            next={result.role.next}
            settlements={result.settlements}
            open={result.open}
            {...{ formats, heading }}
            onRestart={() => changeShift(openingState)}
          />
        )}
      </div>
      <ShiftFigure {...shared} {...{ modules, shown, result }} onOpen={openStep} />
    </>
  );
}

function getPhase(step: number): "step" | "result" | undefined {
  if (step === 0) return undefined;
  return step === resultStep ? "result" : "step";
}

interface ShownStepProps
  extends Pick<ShiftFigureProps, "words" | "steps" | "decisions" | "formats" | "settlement"> {
  shown: StepWords;
  /** Of it in that order, from 1. */
  step: number;
  heading: Ref<HTMLHeadingElement>;
  changeShift: (changes: Partial<ShiftState>) => Promise<void>;
}

/** The step that a visitor is at. */
function ShownStep(props: ShownStepProps) {
  const { words, steps, decisions, formats, settlement, shown, step, heading, changeShift } = props;
  const { labels } = words;
  const { total, kpis } = settlement;
  const following = steps[step];
  return (
    <StepPanel
      step={shown}
      number={step}
      total={steps.length}
      next={following ? fillPattern(labels.next, { step: following.name }) : labels.finish}
      soFar={fillPattern(labels.soFar, {
        avoidable: formats.wholeMoney(total.avoidable),
        late: formats.count(kpis.late),
      })}
      {...{ labels, decisions, heading }}
      onChoose={(value) => {
        const choice = choices[shown.id].find((each) => each === value);
        return changeShift({ decisions: { ...decisions, [shown.id]: choice } });
      }}
      onNext={() => changeShift({ step: step + 1 })}
      onBack={() => changeShift({ step: step - 1 })}
    />
  );
}

export default island("SettleShift", SettleShift);
