import modules from "content:modules";
import { CustomerMark } from "../../figures/CustomerMark.tsx";
import { ModuleBubble } from "../../figures/ModuleBubble.tsx";
import { ResultScale } from "../../figures/ResultScale.tsx";
import { DimensionFigure } from "../../ui/DimensionFigure.tsx";
import { SheetLabel } from "../../ui/SheetLabel.tsx";
import { ButtonStates } from "./ButtonStates.tsx";
import { FieldStates } from "./FieldStates.tsx";
import { Specimen } from "./Specimen.tsx";
import { ToastStates } from "./ToastStates.tsx";
import { Tokens } from "./Tokens.tsx";

/** The living style page, at /_styles in development only: every token and part in all its states. */
export default function Styles() {
  return (
    <div className="page-column py-16">
      <SheetLabel parts={["Sheet 00", "Design system"]} />
      <h1 className="mt-5 mb-16 text-h1">Paper, ink, signal.</h1>
      <Tokens />
      <ButtonStates />
      <FieldStates />
      <ToastStates />
      <Specimen title="Figures">
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          <DimensionFigure value="40%" label="faster coordination" />
          <DimensionFigure value="20 hrs" label="saved per week" />
          <DimensionFigure value="60%" prefix="up to" label="less administrative overhead" />
          <ResultScale percent={60} className="self-center" />
        </div>
      </Specimen>
      <Specimen title="Symbols">
        <div className="flex flex-wrap items-center gap-6">
          {modules.map(({ tag }) => (
            <ModuleBubble key={tag} tag={tag} />
          ))}
          {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
            <CustomerMark key={index} index={index} className="size-7 text-graphite" />
          ))}
        </div>
      </Specimen>
    </div>
  );
}
