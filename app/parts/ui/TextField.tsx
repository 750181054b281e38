import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { fieldControlStyle, getDescribedBy } from "./field-style.ts";

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** A line of text in its cell. */
export function TextField({ id, name, label, hint, fault, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ id, name, label, hint, fault, className }}>
      <input
        type="text"
        id={id}
        name={name}
        aria-describedby={getDescribedBy(id, hint)}
        aria-invalid={fault ? true : undefined}
        className={`h-11 ${fieldControlStyle}`}
        {...rest}
      />
    </Field>
  );
}
