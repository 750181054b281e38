import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldProps {
  /** Unique on the page; the ids of hint and fault are made from it. */
  id: string;
  name: string;
  /** Ends with an asterisk if the field is required. */
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  className?: string | undefined;
}

/** The fault's is always included: the element is empty while nothing is wrong. */
export const getDescribedBy = (id: string, hint: string | undefined) =>
  hint ? `${id}-error ${id}-hint` : `${id}-error`;

const getControlProps = ({ id, name, hint, fault }: Omit<FieldProps, "label">) => ({
  id,
  name,
  "aria-describedby": getDescribedBy(id, hint),
  "aria-invalid": fault ? true : undefined,
});

/** The label's whole area activates the control. */
function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, name, label, hint, fault, className } = field;
  return (
    <div className={classNames("field-cell flex flex-col", className)}>
      <label htmlFor={id} className="flex cursor-text flex-col px-5 pt-4 pb-2 md:px-6">
        <FieldLabel text={label} />
        {children}
      </label>
      <div className="px-5 pb-4 has-[>[hidden]:only-child]:pb-2 md:px-6">
        {hint && (
          <p id={`${id}-hint`} className="text-small text-graphite has-[+p:not([hidden])]:hidden">
            {hint}
          </p>
        )}
        <FieldError id={id} name={name} text={fault} />
      </div>
    </div>
  );
}

/** A field's name, an asterisk if it is required, and its number on the sheet. */
export function FieldLabel({ text }: { text: string }) {
  const isRequired = text.endsWith("*");
  return (
    <span className="field-label">
      {isRequired ? (
        <span>
          {text.slice(0, -1)}
          <span className="text-signal-deep">*</span>
        </span>
      ) : (
        text
      )}
    </span>
  );
}

/** Always there: for an ordinary form post, the server fills it in by `data-error-for`. @param props `id` is the control's */
export function FieldError(props: { id: string; name: string; text: string | undefined }) {
  const { id, name, text } = props;
  return (
    <p id={`${id}-error`} data-error-for={name} hidden={!text} className="field-fault">
      {text}
    </p>
  );
}

/** A field's own props, and those of its control. */
type ControlProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/** A text in its cell: a line, or several in a box that grows with them if the browser supports it. */
export function TextField({ isLong, ...props }: ControlProps & { isLong?: boolean }) {
  const { id, name, label, hint, fault, className, ...rest } = props;
  const field = { id, name, label, hint, fault, className };
  const control = { dir: "auto", ...getControlProps(field) };
  // 120 px at least (spec section 5), 480 px at most before it scrolls inside.
  const box = "field-control field-sizing-content max-h-120 min-h-30 resize-y py-2";
  return (
    <Field field={field}>
      {isLong ? (
        <textarea {...control} className={box} {...(rest as ComponentProps<"textarea">)} />
      ) : (
        <input type="text" {...control} className="field-control h-11" {...rest} />
      )}
    </Field>
  );
}

/** A checkbox with a sentence next to it, in its cell; links inside its label, the children, stay links. */
export function CheckboxField(props: Omit<ControlProps, "label" | "hint">) {
  const { id, name, fault, className, children, ...rest } = props;
  return (
    <div className={classNames("field-cell flex flex-col", className)}>
      <label htmlFor={id} className="flex min-h-14 cursor-pointer gap-4 px-5 py-5 md:px-6">
        <input
          type="checkbox"
          {...getControlProps({ id, name, fault })}
          className="tick-box mt-0.5"
          {...rest}
        />
        <span className="text-small leading-normal text-text">{children}</span>
      </label>
      <div className="-mt-3 px-5 pb-4 has-[>[hidden]]:hidden md:px-6">
        <FieldError id={id} name={name} text={fault} />
      </div>
    </div>
  );
}
