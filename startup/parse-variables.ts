import * as v from "valibot";
import { StartError } from "./start-error.ts";

/** Environment variables; an empty value counts as absent. */
export type Variables = Record<string, string | undefined>;

/** Their values may contain a password, so no message repeats them. */
const secretNames = [
  "DATABASE_URL",
  "MAIL_API_KEY",
  "MAIL_API_URL",
  "OUTBOX_SECRET",
  "SMTP_URL",
  "WEBHOOK_SECRET",
  "WEBHOOK_URL",
];

/**
 * Parses environment variables by a schema whose messages describe what is expected. Throws a
 * `StartError` of one line that names the variable, what was found (never a password) and what is
 * expected.
 */
export function parseVariables<Output>(
  schema: v.GenericSchema<unknown, Output>,
  variables: Variables,
): Output {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = v.safeParse(schema, present, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? "";
  throw new StartError(`${name} is ${describeFault(name, present[name])}${issue.message}.`);
}

function describeFault(name: string, value: string | undefined): string {
  if (value === undefined) return "not set: expected ";
  if (secretNames.includes(name)) return "invalid: expected ";
  return `invalid: found ${JSON.stringify(value)}, expected `;
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
