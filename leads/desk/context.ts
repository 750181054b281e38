import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import type { Log } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import type { ReportSettings } from "../report/build-report.ts";
import type { DeskSessions } from "../store/desk-sessions.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { Clock } from "../time/clock.ts";

/** Addresses of the site's fonts, where it is built. */
export type DeskFonts = Partial<Record<"archivo" | "geist" | "geist-mono", string>>;

const families = {
  archivo: { family: "Archivo", weight: "560 720" },
  geist: { family: "Geist", weight: "400 650" },
  "geist-mono": { family: "Geist Mono", weight: "400 600" },
} as const;

const parts = ["base", "controls", "bar", "list", "inbox", "lead", "entry", "report", "small-page"];

const readPart = (name: string) =>
  readFileSync(join(import.meta.dirname, "styles", `${name}.css`), "utf8");

/** The desk's style sheet, and its address, which changes with it. */
export function buildStyleSheet(fonts: DeskFonts): { css: string; href: string } {
  const faces = Object.entries(families).map(([name, { family, weight }]) => {
    const url = fonts[name as keyof DeskFonts];
    return url
      ? `@font-face { font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: ${weight}; font-display: swap; }\n`
      : "";
  });
  const css = [...faces, ...parts.map(readPart)].join("\n");
  const version = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { css, href: `/desk/style.css?v=${version}` };
}

/** What the desk is made of; each of its routes takes what it needs. */
export interface DeskOptions
  extends ReportSettings,
    Pick<LeadsEnv, "dataDir" | "deliveryKinds" | "siteOrigin"> {
  store: LeadStore;
  sessions: DeskSessions;
  /** Addresses that may sign in and own leads, normalized (`normalizeAddress`). */
  users: readonly string[];
  /** Scheme, host and port under which users see the desk. */
  origin: string;
  clock: Clock;
  log: Log;
  fonts: DeskFonts;
  /** Adds the routes by which users get in. */
  addEntrance(app: Hono<DeskEnv>): void;
  /** Tells the outbox that there is something to deliver. */
  wakeOutbox(): void;
}

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
