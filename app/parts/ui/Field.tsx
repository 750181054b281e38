import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import { fieldCellStyle, fieldInsetStyle, fieldRingStyle } from "./field-style.ts";

/** Props of every field: its label, its hint, its fault. */
export interface FieldProps {
  /** Unique on the page; the ids of hint and fault are made from it. */
  id: string;
  name: string;
  /** Ends with an asterisk if the field is required. */
  label: string;
  hint?: string | undefined;
  /** What is wrong, if anything. */
  fault?: string | undefined;
  className?: string | undefined;
}

/**
 * One cell of a form: label, control, hint, fault. The label's whole area activates the control.
 */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { id, name, label, hint, fault, className, children } = props;
  return (
    <div className={classNames(fieldCellStyle, fieldRingStyle, className)}>
      <label
        htmlFor={id}
        className={classNames("flex cursor-text flex-col pt-4 pb-2", fieldInsetStyle)}
      >
        <FieldLabel text={label} />
        {children}
      </label>
      <div className={classNames("pb-4 has-[>[hidden]:only-child]:pb-2", fieldInsetStyle)}>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-graphite has-[+p:not([hidden])]:hidden">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} name={name} text={fault} />
      </div>
    </div>
  );
}
