import type { ReactNode } from "react";
import { type Decisions, unseen } from "../../../plant/settle.ts";
import { Screen } from "../../parts/figures/Screen.tsx";
import { StateMark } from "../../parts/figures/StateMark.tsx";
import { headRowStyle, rowInset } from "../../parts/figures/table-style.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { ModuleLink, StepWords, TryPage } from "./schema.ts";

/** Where three columns are too narrow, the decision is above yours and the other outcome. */
const pairedStyle = [
  "@max-[34rem]:[&_tbody_tr]:grid @max-[34rem]:[&_tbody_tr]:grid-cols-2",
  "@max-[34rem]:[&_tbody_th]:col-span-2 @max-[34rem]:[&_tbody_th]:w-auto @max-[34rem]:[&_tbody_th]:border-b-0 @max-[34rem]:[&_tbody_th]:pb-0",
  "@max-[34rem]:[&_tbody_td]:pl-4 @max-[34rem]:[&_thead]:sr-only",
].join(" ");

interface ResultScreenProps {
  words: TryPage["result"];
  frame: Pick<TryPage["record"], "title" | "meta">;
  /** In the order of the role. */
  steps: readonly StepWords[];
  decisions: Decisions;
  modules: readonly ModuleLink[];
  /** Opens a step, from 1. */
  onOpen: (step: number) => void;
}

/** The four decisions beside what happens when nobody looks, each with the module that brings it up. */
export function ResultScreen({
  words,
  frame,
  steps,
  decisions,
  modules,
  onOpen,
}: ResultScreenProps) {
  return (
    <Screen {...frame} className="shadow-panel">
      <table className={classNames("w-full", pairedStyle)}>
        <thead>
          <tr className={headRowStyle}>
            <th scope="col">{words.columns.step}</th>
            <th scope="col">{words.columns.yours}</th>
            <th scope="col">{words.columns.unseen}</th>
          </tr>
        </thead>
        <tbody className="align-top">
          {steps.map((step, index) => (
            <tr
              key={step.id}
              className={classNames(
                "*:border-b *:border-room-line *:px-2 *:py-4 print:*:py-2",
                rowInset,
              )}
            >
              <th scope="row" className="w-[34%] text-left font-normal">
                <span className="block font-medium text-white">{step.name}</span>
                {modules
                  .filter(({ id }) => id === step.module)
                  .map(({ id, ...link }) => (
                    <AppLink
                      key={id}
                      {...link}
                      className="inline-block py-1 text-label text-room-mute underline underline-offset-4 hover:text-white"
                    />
                  ))}
                <span className="mt-1 block text-label text-room-mute">{step.did}</span>
              </th>
              <td>
                <Came
                  choice={step.choices.find(({ id }) => id === decisions[step.id])}
                  otherwise={
                    <>
                      <span className="block text-room-mute">{words.open}</span>
                      <button
                        type="button"
                        onClick={() => onOpen(index + 1)}
                        className="no-print min-h-6 py-1 text-white underline underline-offset-4"
                      >
                        {words.decide}
                        <span className="sr-only">: {step.name}</span>
                      </button>
                    </>
                  }
                />
              </td>
              <td>
                <Came choice={step.choices.find(({ id }) => id === unseen[step.id])} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-4 py-3.5 text-label text-room-mute sm:px-6">{words.counted}</p>
    </Screen>
  );
}

interface CameProps {
  choice: StepWords["choices"][number] | undefined;
  otherwise?: ReactNode;
}

function Came({ choice, otherwise }: CameProps) {
  if (!choice) return otherwise;
  return (
    <span className="flex items-baseline gap-2 text-white">
      <StateMark tone={choice.tone} />
      <span>
        {choice.outcome}
        <span className="mt-1 block text-label text-room-mute">{choice.label}</span>
      </span>
    </span>
  );
}
