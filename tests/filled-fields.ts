import type { Field } from "@sveltia/cms";
import { isGroup } from "content-model/fields";
import type { FormattedFile } from "content-model/format-content";
import { parse } from "yaml";

/** A field of the editor as far as tests read it. */
export type AnyField = {
  name: string;
  hint?: string;
  widget?: string;
  required?: unknown;
  pattern?: [string | RegExp, string] | undefined;
  options?: readonly unknown[];
  field?: Field | undefined;
  fields?: Field[] | undefined;
  types?: { name: string; fields?: Field[] | undefined }[] | undefined;
  typeKey?: string | undefined;
};

/** A field of a form, and what a file has there. */
export interface FilledField {
  path: string;
  field: AnyField;
  value: unknown;
}

/** The fields of a form that a file fills in. */
export const listFilledFields = ({ file, text, fields }: FormattedFile): FilledField[] => {
  const head = file.endsWith(".md") ? (/^---\n(.*?)^---$/ms.exec(text)?.[1] ?? "") : text;
  const content = parse(head);
  return fields.flatMap((field) =>
    listFilled("root" in field ? content : content?.[field.name], field),
  );
};

/** A field, if it has a value, and the fields inside it that have one. */
export function listFilled(value: unknown, field: AnyField, path = field.name): FilledField[] {
  if (value === undefined) return [];
  const { field: item, fields, types, typeKey = "type" } = field;
  const inside = [value].flat().flatMap((each, at) => {
    const place = Array.isArray(value) ? `${path}[${at}]` : path;
    if (item) return listFilled(each, item, place);
    const group = isGroup(each) ? each : {};
    const type = types?.find(({ name }) => name === group[typeKey]);
    return (type?.fields ?? fields ?? []).flatMap((inner) =>
      listFilled(group[inner.name], inner, `${place}.${inner.name}`),
    );
  });
  return [{ path, field, value }, ...inside];
}

/** What an option of a choice stands for in the file. */
const getOptionValue = (option: unknown): unknown => (isGroup(option) ? option.value : option);

/** What the form would say about the value of a field: what it expects. */
export function listRefusals({ path, value, field }: FilledField): string[] {
  if (typeof value === "object") return [];
  const { options, widget, pattern: [source, message] = ["", ""] } = field;
  if (widget === "number" && typeof value !== "number") return [`${path}: ${value} is no number`];
  // "No" is the same as no value.
  const chosen = value === false ? "" : value;
  const isOption = options?.some((each) => chosen === getOptionValue(each));
  if (isOption === false) return [`${path}: ${value} is no option`];
  return new RegExp(source).test(String(value).trim()) ? [] : [`${path}: ${value}: ${message}`];
}
