import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { fieldControlStyle, getDescribedBy } from "./field-style.ts";

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

/** Several lines of text in a cell that grows with them if the browser supports it. */
export function TextArea({ id, name, label, hint, fault, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, name, label, hint, fault, className }}>
      <textarea
        id={id}
        name={name}
        aria-describedby={getDescribedBy(id, hint)}
        aria-invalid={fault ? true : undefined}
        // 120 px at least (spec section 5), 480 px at most before it scrolls inside.
        className={`field-sizing-content max-h-120 min-h-30 resize-y py-2 ${fieldControlStyle}`}
        {...rest}
      />
    </Field>
  );
}
