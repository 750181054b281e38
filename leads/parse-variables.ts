import { StartError } from "./start-error.ts";

/** Environment variables, unread; an empty value counts as absent. */
export type Variables = Record<string, string | undefined>;

/** Throws the `StartError` that names a variable, its value and what is expected. */
export function refuse(name: string, value: string, expected: string): never {
  throw new StartError(`${name} is "${value}": expected ${expected}.`);
}

/** As {@link refuse}, for a value that may hold a password and so is not repeated. */
export function refuseSecret(name: string, expected: string): never {
  throw new StartError(`${name} is not what it should be: expected ${expected}.`);
}

export function parseWholeNumber(name: string, value: string, most: number, least = 0): number {
  const number = Number(value);
  if (/^\d{1,10}$/.test(value) && number >= least && number <= most) return number;
  return refuse(name, value, `a whole number from ${least} to ${most}`);
}

export function parseSwitch(name: string, value: string): boolean {
  if (value === "on" || value === "off") return value === "on";
  return refuse(name, value, "on or off");
}

/** Checks a mail address, bare or as `Name <address>`; gives it as it is. */
export function parseAddress(name: string, value: string): string {
  const address = /^[^\s@<>,]+@[^\s@<>,]+$/;
  const bare = /^[^<>,\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
  if (address.test(bare)) return value;
  return refuse(name, value, "an e-mail address, such as sales@example.com");
}

/** Whether an address is https, or http on this machine. */
export function isSafeHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, protocol } = new URL(value);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isLocal);
}
