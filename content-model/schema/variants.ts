import * as v from "valibot";
import { describeMissing, group, oneOf } from "./fields.ts";
import { expected } from "./found-text.ts";
import { isGroup } from "./groups.ts";

/**
 * A group with different fields for each of the names that its field `key` can have.
 *
 * @param what a name is, in words: "a band"
 */
export function variants<
  const K extends string,
  const T extends Record<string, Record<string, v.GenericSchema>>,
>(key: K, what: string, fields: T) {
  type Variants = {
    [Name in keyof T & string]: ReturnType<
      typeof group<T[Name] & Record<K, v.LiteralSchema<Name, undefined>>>
    >;
  };
  const groups = Object.fromEntries(
    Object.entries(fields).map(([name, entries]) => [
      name,
      group({ [key]: v.literal(name), ...entries }),
    ]),
  ) as Variants;
  const name = oneOf(Object.keys(fields), what);
  const unnamed = v.object({ [key]: name }, (issue) =>
    issue.path ? describeMissing(name) : expected(`a group with the field ${key}`)(issue),
  );
  const schema = v.lazy((input) => {
    const found = isGroup(input) ? String(input[key]) : "";
    const known = Object.hasOwn(groups, found) ? groups[found] : unnamed;
    return known as Variants[keyof Variants];
  });
  return Object.assign(schema, { key, variants: groups });
}
