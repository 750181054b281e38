import * as v from "valibot";
import { StartError } from "./start-error.ts";

/** Environment variables; an empty value counts as absent. */
export type Variables = Record<string, string | undefined>;

/**
 * Parses environment variables by a schema whose messages describe what is expected. Throws a
 * `StartError` of one line that names the variable, what was found (never a password) and what is
 * expected.
 *
 * @param secrets names of variables whose values may contain a password
 */
export function parseVariables<Output>(
  schema: v.GenericSchema<unknown, Output>,
  variables: Variables,
  secrets: readonly string[] = [],
): Output {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = v.safeParse(schema, present, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? "";
  const value = present[name];
  const state = value === undefined ? "not set" : "invalid";
  const found = value && !secrets.includes(name) ? `found ${JSON.stringify(value)}, ` : "";
  throw new StartError(`${name} is ${state}: ${found}expected ${issue.message}.`);
}

/** A variable with a check; `absent` is its value where it is not set. */
export const text = (absent: string, isValid: (value: string) => boolean, expected: string) =>
  v.pipe(v.optional(v.string(), absent), v.check(isValid, expected));

/** As {@link text}, for a variable that may be absent. */
export const optionalText = (isValid: (value: string) => boolean, expected: string) =>
  v.optional(v.pipe(v.string(), v.check(isValid, expected)));

export const wholeNumber = (absent: number, least: number, most: number) =>
  v.pipe(
    text(
      String(absent),
      (value) => /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const buildSwitch = (absent: "on" | "off") =>
  v.pipe(
    text(absent, (value) => ["on", "off"].includes(value), "on or off"),
    v.transform((value) => value === "on"),
  );

/** `on` or `off`, the default. */
export const onOrOff = buildSwitch("off");

/** `off` or `on`, the default. */
export const offOrOn = buildSwitch("on");
