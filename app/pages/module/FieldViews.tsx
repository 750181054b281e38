import type { ReactNode } from "react";
import { Section } from "../../parts/sections/Section.tsx";
import type { ModulePage } from "./schema.ts";

interface FieldViewsProps {
  tag: string;
  fieldViews: NonNullable<ModulePage["fieldViews"]>;
  /** The screens of others than the office. */
  children: ReactNode;
}

/** The same records where somebody else holds them: at the gate, at the job, at the contractor's. */
export function FieldViews({ tag, fieldViews, children }: FieldViewsProps) {
  const { eyebrow, title, text } = fieldViews;
  return (
    <Section
      id="field"
      className="border-t border-hairline py-[calc(var(--spacing-band)*0.75)]"
      label={[tag, eyebrow]}
      title={title}
      text={text}
    >
      <div className="mt-10 grid gap-x-20 gap-y-12 md:mt-14 lg:flex lg:items-start lg:*:first:grow">
        {children}
      </div>
    </Section>
  );
}
