import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import {
  fieldCellStyle,
  fieldControlStyle,
  fieldInsetStyle,
  fieldRingStyle,
  tickBoxStyle,
} from "./field-style.ts";

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
 * Ids that describe a control. The fault's is always included: the element is empty while nothing
 * is wrong.
 */
export const getDescribedBy = (id: string, hint: string | undefined) =>
  hint ? `${id}-error ${id}-hint` : `${id}-error`;

const getControlProps = ({ id, name, hint, fault }: Omit<FieldProps, "label">) => ({
  id,
  name,
  "aria-describedby": getDescribedBy(id, hint),
  "aria-invalid": fault ? true : undefined,
});

/**
 * One cell of a form: label, control, hint, fault. The label's whole area activates the control.
 */
function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, name, label, hint, fault, className } = field;
  return (
    <div className={classNames("flex flex-col", fieldCellStyle, fieldRingStyle, className)}>
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
        <FieldError id={id} name={name} text={fault} />
      </div>
    </div>
  );
}

/** A field's name, an asterisk if it is required, and its number on the sheet. */
export function FieldLabel({ text }: { text: string }) {
  const isRequired = text.endsWith("*");
  return (
    <span className="flex items-baseline justify-between gap-3 text-small font-medium text-ink after:tag after:text-graphite after:content-[counter(field,decimal-leading-zero)_/_'']">
      <span>
        {isRequired ? text.slice(0, -1) : text}
        {isRequired && <span className="text-signal-deep">*</span>}
      </span>
    </span>
  );
}

/**
 * What is wrong with a field, next to it. The element is always there: when the server answers an
 * ordinary form post, it finds it by `data-error-for` and fills it in.
 *
 * @param props `id` is the control's
 */
export function FieldError(props: { id: string; name: string; text: string | undefined }) {
  const { id, name, text } = props;
  return (
    <p
      id={`${id}-error`}
      data-error-for={name}
      hidden={!text}
      className="mt-1.5 flex gap-2 text-small font-medium text-signal-deep before:mt-0.5 before:grid before:size-4 before:shrink-0 before:place-items-center before:bg-signal-deep before:font-mono before:text-label before:leading-none before:text-white before:content-['!'/'']"
    >
      {text}
    </p>
  );
}

/** A field's own props, and those of its control. */
type ControlProps<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps>;

/** A line of text in its cell. */
export function TextField(props: ControlProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { id, name, label, hint, fault, className, ...rest } = props;
  const field = { id, name, label, hint, fault, className };
  return (
    <Field field={field}>
      <input
        type="text"
        dir="auto"
        {...getControlProps(field)}
        className={`h-11 ${fieldControlStyle}`}
        {...rest}
      />
    </Field>
  );
}

/** Several lines of text in a cell that grows with them if the browser supports it. */
export function TextArea(props: ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { id, name, label, hint, fault, className, ...rest } = props;
  const field = { id, name, label, hint, fault, className };
  return (
    <Field field={field}>
      <textarea
        dir="auto"
        {...getControlProps(field)}
        // 120 px at least (spec section 5), 480 px at most before it scrolls inside.
        className={`field-sizing-content max-h-120 min-h-30 resize-y py-2 ${fieldControlStyle}`}
        {...rest}
      />
    </Field>
  );
}

/** A checkbox with a sentence next to it, in its cell; links inside its label, the children, stay links. */
export function CheckboxField(
  props: Omit<ControlProps<InputHTMLAttributes<HTMLInputElement>>, "label" | "hint">,
) {
  const { id, name, fault, className, children, ...rest } = props;
  return (
    <div className={classNames("flex flex-col", fieldCellStyle, fieldRingStyle, className)}>
      <label
        htmlFor={id}
        className={classNames("flex min-h-14 cursor-pointer gap-4 py-5", fieldInsetStyle)}
      >
        <input
          type="checkbox"
          {...getControlProps({ id, name, fault })}
          className={`mt-0.5 ${tickBoxStyle}`}
          {...rest}
        />
        <span className="text-small leading-normal text-text">{children}</span>
      </label>
      <div className={classNames("-mt-3 pb-4 has-[>[hidden]]:hidden", fieldInsetStyle)}>
        <FieldError id={id} name={name} text={fault} />
      </div>
    </div>
  );
}
