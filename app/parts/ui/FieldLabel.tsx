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
