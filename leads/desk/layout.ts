import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { formatShortTime, formatTime } from "../words.ts";
import type { DeskContext } from "./context.ts";

/** Markup in which every value is escaped. */
export type Html = ReturnType<typeof html>;

interface DeskPage {
  /** Names nobody: browsers keep titles, and sync them. */
  title: string;
  /** What has just been done, or why not. */
  message?: Message | undefined;
  body: Html;
  status?: ContentfulStatusCode;
  /** Of the page that has `workForm`. */
  work?: WorkPage;
}

interface WorkPage {
  /** The address of a way out that first asks about what is typed, if it is to be asked. */
  buildLeaveHref?: ((way: string) => string) | undefined;
}

/** The id of the form about a lead, which buttons elsewhere on its page send, too. */
export const workForm = "work-form";

interface Message {
  tone: "done" | "fault";
  text: string;
}

/** Answers with a page of the desk. */
export function showPage(c: DeskContext, page: DeskPage): Response | Promise<Response> {
  return c.html(renderPage(c, page), page.status ?? 200);
}

interface SmallPage {
  /** Default: the heading. */
  title?: string;
  /** The line above the heading. */
  part: string;
  heading: string;
  body?: Html;
  /** Where to go from here. */
  next?: { href: string; text: string };
  status?: ContentfulStatusCode;
}

export const toInbox = { href: "/desk", text: "Go to the Inbox" };

/** Answers with a page that says one thing. It gives back a note that could not be saved. */
export function showSmallPage(c: DeskContext, page: SmallPage): Response | Promise<Response> {
  const { body, heading, next, part, status, title = heading.replace(/\.$/, "") } = page;
  return showPage(c, {
    title,
    ...(status && { status }),
    body: html`<div class="narrow">
<p class="tag label">Desk<span class="part">${part}</span></p>
<h1>${heading}</h1>
${body}
${renderKeptNote(c.var.form.get("note"))}
${next && html`<p><a class="button signal" href="${next.href}">${next.text}</a></p>`}
</div>`,
  });
}

/** A note to copy: going back may not bring it back. */
function renderKeptNote(note: string | null | undefined): Html | undefined {
  if (!note) return;
  return html`<div class="field"><label for="kept">Your unsaved note</label>
<textarea id="kept" rows="6" dir="auto" readonly>${note}</textarea></div>`;
}

function renderPage(c: DeskContext, { body, message, title, work }: DeskPage): Html {
  const { styleHref, user } = c.var;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${message && (message.tone === "done" ? "Done | " : "Not done | ")}${title} - AES/32 Desk</title>
<link rel="stylesheet" href="${styleHref}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
${work && renderEnterButton()}
<a class="skip" href="#main">Skip to content</a>
<header class="bar">
<div class="column flow">
<a class="logo" href="/desk" aria-label="AES/32 Desk, inbox">AES<span class="slash">/</span>32</a>
<span class="tag place">Desk</span>
${user && html`<a class="tag bar-link" href="/desk/report">Report</a>`}
${user && renderAccount(c, user, work)}
</div>
</header>
<main id="main" class="column" tabindex="-1">
${message && renderMessage(message)}
${body}
</main>
</body>
</html>
`;
}

/** Focused when the page opens, so that it is read aloud. */
function renderMessage({ text, tone }: Message): Html {
  return html`<p class="message ${tone}" role="status" tabindex="-1" autofocus>${text}</p>`;
}

/** The return key presses the first button of a form, which is to be the one that saves. */
function renderEnterButton(): Html {
  return html`<button class="unseen" form="${workForm}" tabindex="-1" aria-hidden="true">Save</button>`;
}

function renderAccount(c: DeskContext, user: string, work: WorkPage | undefined): Html {
  const post = (name: string, text: string) =>
    work?.buildLeaveHref
      ? renderWorkButton(work.buildLeaveHref(name), text, "line")
      : renderForm(c, `/desk/${name}`, html`<button class="line">${text}</button>`);
  return html`<details class="account">
<summary><span class="tag">${user}</span></summary>
<div class="account-menu">
<a href="/desk/record">Who saw what</a>
${post("sign-out", "Sign Out")}
${post("sign-out-everywhere", "Sign Out Everywhere")}
</div>
</details>`;
}

/** A button that leaves a lead's page, and sends the form about it so that nothing typed is lost. */
export function renderWorkButton(action: string, text: string, className: string): Html {
  return html`<button class="${className}" form="${workForm}" formaction="${action}" formnovalidate>${text}</button>`;
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

/** A form that posts to the desk. */
export function renderForm(c: DeskContext, action: string, body: Html, id?: string): Html {
  return html`<form${id && html` id="${id}"`} method="post" action="${action}">
<input type="hidden" name="formToken" value="${c.var.formToken}">
${body}
</form>`;
}

/** What an action says on the page that follows it, by its name in that page's address. */
const messages = {
  saved: "Saved.",
  unchanged: "Nothing to change: the lead is already up to date.",
  answered: "Marked as answered. The clock has stopped.",
  taken: "Answered, yours, and in progress.",
  reminded: "The reminder is done.",
  entered: "The lead is entered.",
  known: "This lead was entered before.",
  too: "What you typed is saved, too.",
  released: "Released. It will be delivered like any other lead.",
  erased: "Erased for good.",
  erased_but_read:
    "Erased, but another program is still reading the database. Close it, then run npm run leads -- erase for this address.",
};

export type MessageName = keyof typeof messages;

/** @param names one, or several with dots between them */
export function readMessage(names: string | undefined): Message | undefined {
  const known = names?.split(".").filter((name) => Object.hasOwn(messages, name)) ?? [];
  if (known.length === 0) return;
  return { tone: "done", text: known.map((name) => messages[name as MessageName]).join(" ") };
}
