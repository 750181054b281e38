import type { Context } from "hono";

/** What Hono's handlers know of a request. */
export interface DeskEnv {
  Bindings: {
    /** The address of the connection's other end. */
    peer: string | undefined;
  };
  Variables: {
    /** Whether the desk is reached over HTTPS. */
    isSecure: boolean;
    /** Where the style sheet is. */
    styleHref: string;
    /** What the forms of a page carry, so that no other site can send one. */
    formToken: string;
    /** What a form posted; empty if none did. */
    form: URLSearchParams;
    now: Date;
    /** Of all times that are shown, such as `Europe/Berlin`. */
    timeZone: string;
    /** Who is signed in, by mail address. */
    user: string | undefined;
  };
}

export type DeskContext = Context<DeskEnv>;

/** Who is signed in, on a route that only users reach. */
export function getUser(c: DeskContext): string {
  const { user } = c.var;
  if (user === undefined) throw new Error("Nobody is signed in");
  return user;
}
