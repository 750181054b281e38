import { type FieldPath, getValueAt, listTexts } from "content-model/content-file";
import { findSchema, getFieldMetadata } from "content-model/field-metadata";
import * as v from "valibot";
import { type Document, isSeq, type Node, parseDocument } from "yaml";
import { getArticleSlug } from "../../app/routes.ts";

/** From the address of a page that is gone to the one that takes its place. */
export type Step = { from: string; to: string };

/** A part of a text; `isDone`: nothing in it is to lead on any longer. */
type Part = { text: string; isDone: boolean };

/** The path of an address, without a slash at its end, parameters and place. */
export const getAddressedPath = (href: string) => href.replace(/\/?(?:[?#].*)?$/, "");

/** Whether a field names a page that is gone, and the address that takes its place does not fit there. */
function isNarrow(text: string, field: v.GenericSchema | undefined, { from, to }: Step): boolean {
  if (!field) return false;
  if (getFieldMetadata(field).names === "articles") return text === getArticleSlug(from);
  return getAddressedPath(text) === from && v.is(field, text) && !v.is(field, to);
}

/** Where a value of a YAML text begins and ends. */
function findRange(document: Document, path: FieldPath) {
  const [list, node] = [path.slice(0, -1), path].map((each) => document.getIn(each, true));
  const [start = 0, end = 0] = (node as Node | undefined)?.range ?? [];
  return { list, start, end };
}

/**
 * Takes an entry out of a list, or a field out of a group, that has lines of its own; out of a list in
 * brackets, too. All else stays as it is written.
 *
 * @returns undefined if it is written in another way
 */
export function removeEntry(text: string, path: FieldPath): string | undefined {
  const { list, start, end } = findRange(parseDocument(text), path);
  const key = path.at(-1);
  if (isSeq(list) && list.flow) {
    const [before, after] = [-1, 1].map((step) => (list.items[Number(key) + step] as Node)?.range);
    return after
      ? text.slice(0, start) + text.slice(after[0])
      : text.slice(0, before?.[1] ?? start) + text.slice(end);
  }
  const begin = isSeq(list) ? text.lastIndexOf("-", start - 1) : text.lastIndexOf(`${key}:`, start);
  const line = text.lastIndexOf("\n", begin) + 1;
  if (text.slice(line, begin).trim() !== "") return undefined;
  const next = text.indexOf("\n", text.slice(0, end).trimEnd().length);
  return text.slice(0, line) + (next < 0 ? "" : text.slice(next + 1));
}

/**
 * Takes out the entry of a list that a field is in; a list that has no other and may be missing, as a whole.
 *
 * @returns undefined if the list has to be as long as it is
 */
function takeOut(text: string, path: FieldPath, schema: v.GenericSchema): string | undefined {
  const depth = path.findLastIndex((key) => typeof key === "number");
  if (depth < 1) return undefined;
  const [listPath, at] = [path.slice(0, depth), Number(path[depth])];
  const field = findSchema(schema, listPath);
  const entries = getValueAt(parseDocument(text).toJS(), listPath);
  if (!field || !Array.isArray(entries)) return undefined;
  const others = entries.toSpliced(at, 1);
  if (others.length === 0) return v.is(field, undefined) ? removeEntry(text, listPath) : undefined;
  return v.is(field, others) ? removeEntry(text, [...listPath, at]) : undefined;
}

/**
 * Leads on the fields of a YAML text that name an article, or in which only the address of one fits: to
 * the article's new name; one that is gone is taken out of its list, or left if it cannot be.
 */
export function leadNamesOn(text: string, step: Step, schema: v.GenericSchema): Part[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) return [{ text, isDone: false }];
  const narrow = listTexts(document.toJS()).filter((each) =>
    isNarrow(each.text, findSchema(schema, each.path), step),
  );
  const [old, now] = [getArticleSlug(step.from), getArticleSlug(step.to)];
  for (const { path } of now ? [] : narrow.toReversed()) {
    const shorter = takeOut(text, path, schema);
    if (shorter !== undefined) return leadNamesOn(shorter, step, schema);
  }
  let done = 0;
  const parts = narrow.flatMap(({ path }) => {
    const { start, end } = findRange(document, path);
    const [before, own] = [text.slice(done, start), text.slice(start, end)];
    done = end;
    return [
      { text: before, isDone: false },
      { text: old && now ? own.replace(old, now) : own, isDone: true },
    ];
  });
  return [...parts, { text: text.slice(done), isDone: false }];
}
