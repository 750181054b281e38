import type { ReactNode } from "react";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import type { ModulePage } from "./schema.ts";

interface FieldViewProps {
  tag: string;
  fieldView: NonNullable<ModulePage["fieldView"]>;
  /** The screen. */
  children: ReactNode;
}

/** The same records where somebody else holds them: at the gate, at the job, at the contractor's. */
export function FieldView({ tag, fieldView: { eyebrow, title, text }, children }: FieldViewProps) {
  return (
    <section
      aria-labelledby="field-title"
      className="border-t border-hairline py-[calc(var(--spacing-band)*0.75)]"
    >
      <div className="page-column grid items-start gap-x-12 gap-y-10 min-[44rem]:has-data-[device=phone]:grid-cols-[calc(50%-3rem)_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <SideHead id="field-title" label={[tag, eyebrow]} title={title} text={text} />
        <div className="light-records">{children}</div>
      </div>
    </section>
  );
}
