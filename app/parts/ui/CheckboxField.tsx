import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { FieldProps } from "./Field.tsx";
import { FieldError } from "./FieldError.tsx";
import { fieldCellStyle, fieldInsetStyle, fieldRingStyle, getDescribedBy } from "./field-style.ts";
import { tickBoxStyle } from "./tick-box-style.ts";

interface CheckboxFieldProps
  extends Omit<FieldProps, "label" | "hint">,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  /** The label; links inside it stay links. */
  children: ReactNode;
}

/** A checkbox with a sentence next to it, in its cell. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { id, name, fault, className, children, ...rest } = props;
  return (
    <div className={classNames(fieldCellStyle, fieldRingStyle, className)}>
      <label
        htmlFor={id}
        className={classNames("flex min-h-14 cursor-pointer gap-4 py-5", fieldInsetStyle)}
      >
        <input
          type="checkbox"
          id={id}
          name={name}
          aria-describedby={getDescribedBy(id, undefined)}
          aria-invalid={fault ? true : undefined}
          className={`mt-0.5 ${tickBoxStyle}`}
          {...rest}
        />
        <span className="text-small leading-normal text-text">{children}</span>
      </label>
      <div className={classNames("-mt-3 pb-4 has-[>[hidden]]:hidden", fieldInsetStyle)}>
        <FieldError id={`${id}-error`} name={name} text={fault} />
      </div>
    </div>
  );
}
