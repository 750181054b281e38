import type { ParseArgsOptionsConfig } from "node:util";
import type { Ask } from "startup/ask-person";
import { parseOptions } from "startup/parse-options";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import type { LeadsEnv } from "../env/env.ts";
import { daySchema, showGiven } from "../lead-change.ts";
import { missingSettings } from "../outbox/create-deliveries.ts";
import type { Access } from "../store/access-record.ts";
import type { LeadAdmin, LeadStore } from "../store/lead-store.ts";
import { systemClock } from "../time/clock.ts";

/** A command line that cannot be understood; the message says in one line what is wrong. */
export class UsageFault extends StartError {
  override name = "UsageFault";
}

type Texts<Names extends readonly string[]> = { [Index in keyof Names]: string };

/** Reads what follows a command: a text for each name, and options. */
export function parseRest<
  const Names extends readonly string[],
  const Options extends ParseArgsOptionsConfig,
>(args: string[], names: Names, options: Options = {} as Options) {
  const { positionals, values } = parseStrictly(args, options);
  const missing = names[positionals.length];
  if (missing) throw new UsageFault(`${missing} is missing.`);
  if (positionals.length > names.length) {
    const advice = names.length > 1 ? "; put the text in quotation marks" : "";
    throw new UsageFault(`Unexpected argument ${positionals[names.length]}${advice}.`);
  }
  return { texts: positionals as Texts<Names>, values };
}

function parseStrictly<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseOptions(options, { args });
  } catch (error) {
    throw new UsageFault((error as Error).message);
  }
}

/** The value of an option that must be there. */
export function requireValue(value: string | undefined, expected: string): string {
  if (!value) throw new UsageFault(`${expected} is missing.`);
  return value;
}

/** An id as the store has it, however it was typed. */
export function parseId([id]: readonly [string, ...string[]]): string {
  return id.toUpperCase();
}

/** Refuses what was given for an option, and says what to write. */
export function refuseOption(name: string, given: string, expected: string): UsageFault {
  return new UsageFault(`--${name} ${showGiven(given)} is not ${expected}`);
}

export function parseAddress(name: string, address: string): string {
  if (address.includes("@")) return address;
  throw refuseOption(name, address, "an email address: write one such as anna@example.com.");
}

/** A day such as `2026-11-20`, as it is. */
export function parseDay(name: string, day: string): string {
  if (v.is(daySchema, day)) return day;
  throw refuseOption(name, day, "a day: write it as year-month-day, such as 2026-11-20.");
}

/** The value that a name stands for, of those that an option takes. */
export function parseChoice<Value>(
  name: string,
  given: string,
  choices: ReadonlyMap<string, Value>,
): Value {
  const found = choices.get(given);
  if (found !== undefined) return found;
  throw refuseOption(name, given, `possible: choose ${[...choices.keys()].join(", ")}.`);
}

/**
 * Does something with a store; returns what to print, without a line break at its end. `ask` is there
 * if a person sits at the terminal.
 */
export type StoreCommand = (store: LeadStore, env: CommandEnv, ask?: Ask) => Promise<string>;

export interface CommandEnv extends LeadsEnv {
  /** Whether SITE_ORIGIN is set, which no server's settings lack. */
  hasOrigin: boolean;
}

/** Throws a `StartError` unless the server's settings are here, for a command that has somebody told. */
export function requireSettings({ hasOrigin }: CommandEnv): void {
  if (!hasOrigin) throw new StartError(missingSettings);
}

/** Keeps what a command showed or erased. Who ran it, the machine's own log knows. */
export function recordCommand(
  store: LeadAdmin,
  action: Access["action"],
  what: string,
  count: number,
): Promise<void> {
  const at = systemClock.now().toISOString();
  return store.recordAccess({ action, at, by: "command", what, count });
}
