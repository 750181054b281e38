import type { Ask } from "startup/ask-person";
import { StartError } from "startup/start-error";
import type { LeadsEnv } from "../env/env.ts";
import { missingSettings } from "../outbox/create-deliveries.ts";
import type { Access } from "../store/access-record.ts";
import type { LeadAdmin, LeadStore } from "../store/lead-store.ts";
import { systemClock } from "../time/clock.ts";

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
