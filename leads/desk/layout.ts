import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Log } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import type { ReportSettings } from "../report/report.ts";
import type { DeskSessions } from "../store/desk-sessions.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { Access } from "../store/lead-upkeep.ts";
import type { Clock } from "../time/clock.ts";
import { formatShortTime, formatTime } from "../words.ts";

/** Addresses of the site's fonts, where it is built. */
export type DeskFonts = Partial<Record<"archivo" | "geist" | "geist-mono", string>>;

const families: Record<keyof DeskFonts, string> = {
  archivo: 'font-family: "Archivo"; font-weight: 560 720',
  geist: 'font-family: "Geist"; font-weight: 400 650',
  "geist-mono": 'font-family: "Geist Mono"; font-weight: 400 600',
};

export function buildStyleSheet(fonts: DeskFonts): { css: string; href: string } {
  const faces = Object.entries(fonts).map(([name, url]) => {
    const own = families[name as keyof DeskFonts];
    return `@font-face { ${own}; src: url("${url}") format("woff2"); font-display: swap; }\n`;
  });
  const parts = ["base.css", "pages.css"].map((name) =>
    readFileSync(join(import.meta.dirname, "styles", name), "utf8"),
  );
  const css = [...faces, ...parts].join("\n");
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
  addEntrance(app: Hono<DeskEnv>): void;
  wakeOutbox(): void;
}

export interface DeskEnv {
  Bindings: {
    /** The address of the connection's other end. */
    peer: string | undefined;
  };
  Variables: {
    isSecure: boolean;
    styleHref: string;
    /** What the forms of a page carry, so that no other site can send one. */
    formToken: string;
    /** What a form posted; empty if none did. */
    form: URLSearchParams;
    now: Date;
    /** Of all times that are shown, such as `Europe/Berlin`. */
    timeZone: string;
    /** Of all amounts (ISO 4217). */
    currency: string;
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

/** Puts on record who saw or took what, which is done before anything is shown. */
export function recordAccess(
  c: DeskContext,
  store: LeadStore,
  action: Access["action"],
  what: string,
  count: number,
): Promise<void> {
  return store.recordAccess({ action, at: c.var.now.toISOString(), by: getUser(c), what, count });
}

/** Markup in which every value is escaped. */
export type Html = ReturnType<typeof html>;

interface DeskPage {
  /** Names nobody: browsers keep titles, and sync them. */
  title: string;
  message?: { tone: "done" | "fault"; text: string } | undefined;
  body: Html;
  status?: ContentfulStatusCode;
}

/**
 * The one script: asks before a page is left with something typed that was not sent. A press on a link
 * to mail or telephone leaves nothing, though Chromium announces that it does.
 */
const askBeforeLeaving = `
let isUnsaved = document.querySelector(".is-typed, [aria-invalid]") !== null;
let opensApp = false;
addEventListener("input", ({ target }) => (isUnsaved ||= target.form?.method === "post"));
addEventListener("submit", () => (isUnsaved = false));
addEventListener("click", ({ target }) => {
  opensApp = /^(mailto|tel):/.test(target.closest("a")?.href);
  setTimeout(() => (opensApp = false), 500);
});
addEventListener("beforeunload", (event) => isUnsaved && !opensApp && event.preventDefault());
`;

/** What the policy of the desk's pages names that script by. */
export const scriptHash = `sha256-${createHash("sha256").update(askBeforeLeaving).digest("base64")}`;

export function showPage(c: DeskContext, { body, message, status = 200, title }: DeskPage) {
  const { styleHref, user } = c.var;
  const done = message?.tone === "done" ? "Done | " : "Not done | ";
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${message && done}${title} - AES/32 Desk</title>
<link rel="stylesheet" href="${styleHref}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
<a class="button unseen" href="#main">Skip to content</a>
<header class="bar">
<div class="column flow">
<a class="logo" href="/desk" aria-label="AES/32 Desk, inbox">AES<span class="slash">/</span>32</a>
<span class="label place">Desk</span>
${user && html`<a class="tag" href="/desk/report">Report</a>`}
${user && renderAccount(c, user)}
</div>
</header>
<main id="main" class="column" tabindex="-1">
${
  // Focused when the page opens, so that it is read aloud.
  message &&
  html`<p class="message ${message.tone}" role="status" tabindex="-1" autofocus>${message.text}</p>`
}
${body}
</main>
${user && html`<script>${raw(askBeforeLeaving)}</script>`}
</body>
</html>
`,
    status,
  );
}

interface SmallPage {
  /** The line above the heading. */
  part: string;
  heading: string;
  body?: Html | undefined;
  next?: { href: string; text: string };
  status?: ContentfulStatusCode;
}

export const toInbox = { href: "/desk", text: "Go to the Inbox" };

/** Answers with a page that says one thing. It gives back what was typed and could not be saved. */
export function showSmallPage(
  c: DeskContext,
  { body, heading, next, part, status = 200 }: SmallPage,
) {
  // To copy: going back may not bring it back.
  const isSignIn = c.req.path.startsWith("/desk/sign-");
  const { form } = c.var;
  // The form of a lead has the day of today for one that may be won.
  const own = ["formToken", "seen", ...(form.get("stage") === "won" ? [] : ["wonOn"])];
  const typed = [...form].filter(([name, text]) => !isSignIn && !own.includes(name) && text.trim());
  const nameField = (name: string) => name.replace(/[A-Z]/g, " $&").toLowerCase();
  return showPage(c, {
    title: heading.replace(/\.$/, ""),
    status,
    body: html`<div class="narrow stack">
<p class="label">Desk<span class="part">${part}</span></p>
<h1>${heading}</h1>
${body}
${typed.length > 0 && renderField("kept", "What is not saved", {}, (field) => html`<textarea ${field} rows="8" dir="auto" readonly>${typed.map(([name, text]) => `${nameField(name)}: ${text}`).join("\n")}</textarea>`)}
${next && html`<p><a class="button signal" href="${next.href}">${next.text}</a></p>`}
</div>`,
  });
}

function renderAccount(c: DeskContext, user: string): Html {
  const post = (path: string, text: string) =>
    renderForm(c, `/desk/${path}`, html`<button>${text}</button>`);
  return html`<details class="account">
<summary><span class="tag">${user}</span></summary>
<div class="account-menu stack">
<a href="/desk/record">Who saw what</a>
${post("sign-out", "Sign Out")}
${post("sign-out-everywhere", "Sign Out Everywhere")}
</div>
</details>`;
}

/** A time for lists and histories; hovered, in full. */
export function renderTime({ var: { now, timeZone } }: DeskContext, iso: string): Html {
  const full = formatTime(iso, timeZone, "full");
  return html`<time class="tag" datetime="${iso}" title="${full}">${formatShortTime(iso, timeZone, now)}</time>`;
}

/** Those of the texts that are there, with commas between them, each in its own direction. */
export function joinTexts(texts: readonly (string | undefined)[]): Html[] {
  return texts.filter(Boolean).map((text, index) => html`${index > 0 && ", "}<bdi>${text}</bdi>`);
}

export function renderForm(
  c: DeskContext,
  action: string,
  body: Html,
  { hasFile, id }: { hasFile?: boolean; id?: string } = {},
): Html {
  return html`<form${id && html` id="${id}"`} method="post"${hasFile && html` enctype="multipart/form-data"`} action="${action}">
<input type="hidden" name="formToken" value="${c.var.formToken}">
${body}
</form>`;
}

interface FieldTexts {
  /** Below the field; what was typed is marked by a fault. */
  hint?: string | undefined;
  fault?: string | undefined;
}

function describeField(name: string, { fault, hint }: FieldTexts) {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  return {
    marks: html`${fault && html` aria-invalid="true"`}${ids && html` aria-describedby="${ids}"`}`,
    texts: html`${hint && html`<p class="small" id="${name}-hint">${hint}</p>`}${fault && html`<p class="small fault-text" id="${name}-fault">${fault}</p>`}`,
  };
}

/** A field with its label; `render` draws it with the attributes that tie it to its texts. */
export function renderField(
  name: string,
  label: string | Html,
  given: FieldTexts,
  render: (attributes: Html) => Html,
): Html {
  const { marks, texts } = describeField(name, given);
  return html`<div class="field"><label for="${name}">${label}</label>
${render(html`id="${name}" name="${name}"${marks}`)}${texts}</div>`;
}

export type Options = readonly (readonly [value: string, label: string])[];

/** One of a few, all of which are seen. */
export function renderChoices(
  name: string,
  legend: string,
  options: Options,
  chosen: string | null | undefined,
  given: FieldTexts,
): Html {
  const { marks, texts } = describeField(name, given);
  return html`<fieldset class="field"${marks}><legend>${legend}</legend>
<div class="choices cells">
${options.map(([value, label]) => html`<label class="check"><input type="radio" name="${name}" value="${value}"${value === chosen && " checked"} required> ${label}</label>`)}
</div>${texts}</fieldset>`;
}

/** One of many, in a list that opens; the chosen one is offered whatever the others are. */
export function renderSelect(
  name: string,
  label: string,
  options: Options,
  chosen: string,
  given: FieldTexts = {},
): Html {
  const isKnown = options.some(([value]) => value === chosen);
  const shown = isKnown ? options : [...options, toOption(chosen)];
  const drawn = shown.map(
    ([value, text]) =>
      html`<option dir="auto" value="${value}"${value === chosen && " selected"}>${text}</option>`,
  );
  return renderField(name, label, given, (field) => html`<select ${field}>${drawn}</select>`);
}

export const toOption = (value: string) => [value, value] as const;

/** What an action says on the page that follows it, by its name in that page's address. */
const messages = {
  saved: "Saved.",
  unchanged: "Nothing to change: the lead is already up to date.",
  answered: "Marked as answered. The clock has stopped.",
  unanswered: "Not answered: the clock runs again.",
  taken: "Answered, yours, and in progress.",
  reminded: "The reminder is done.",
  entered: "The lead is entered.",
  known: "This lead was entered before.",
  released: "Released. It will be delivered like any other lead.",
  rejected: "Rejected as spam. To take that back, open it under All and release it.",
  erased: "Erased for good.",
  erased_but_read:
    "Erased, but another program is still reading the database. Close it, then run npm run leads -- erase for this address.",
};

export type MessageName = keyof typeof messages;

export function readMessage(name = "") {
  if (!Object.hasOwn(messages, name)) return;
  return { tone: "done", text: messages[name as MessageName] } as const;
}
