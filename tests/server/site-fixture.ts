import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { commonHeaders } from "leads/contact-page";
import { onTestFinished } from "vitest";

/** Registers work for when a test, or a file of tests, is over; Vitest's `onTestFinished` is one. */
export type OnEnd = (work: () => void | Promise<void>) => void;

/**
 * For what all tests of a file or group share: does `begin`, and returns what undoes it, the last
 * first, as `beforeAll` expects it.
 */
export async function beginForAll(begin: (onEnd: OnEnd) => Promise<void>) {
  const ends: Parameters<OnEnd>[0][] = [];
  await begin((work) => void ends.unshift(work));
  return async () => {
    for (const end of ends) await end();
  };
}

/** A folder of its own for the test that calls, gone when the test ends. */
export function makeTemporaryFolder(onEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "aes32-server-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const fixtureOrigin = "https://www.example.com";

/** The contact form by the markup contract of `leads/handler/answer-page.ts`. */
export const contactHtml = `<!doctype html>
<html lang="en"><head><title>Contact</title>
<link rel="modulepreload" href="/assets/entry.js"><link rel="stylesheet" href="/assets/a.css">
</head><body>
<form data-contact-form method="post" action="/functions/v1/submit-contact">
<div data-form-alert role="alert" hidden></div>
<input type="hidden" name="submissionId" value="">
<input name="name"><p data-error-for="name" hidden></p>
<input type="email" name="email"><p data-error-for="email" hidden></p>
<details><summary>More</summary>
<input name="company"><p data-error-for="company" hidden></p>
<input name="role"><p data-error-for="role" hidden></p>
<input type="checkbox" name="interests" value="Planning">
<input type="checkbox" name="interests" value="Demo" checked>
<p data-error-for="interests" hidden></p>
</details>
<textarea name="message"></textarea><p data-error-for="message" hidden></p>
<input type="checkbox" name="consent" value="yes"><p data-error-for="consent" hidden></p>
<button>Send</button>
</form>
<div id="thank-you">Thank you</div>
<a href="/imprint/">Imprint</a>
<script>start()</script><script type="module" src="/assets/entry.js"></script>
</body></html>
`;

export const messages = {
  required: { name: "Name, please", email: "Email, please", consent: "Consent, please" },
  invalid: { email: "Not an address" },
  tooLong: "Too long, at most {limit} characters",
  summary: "Something is missing",
  failed: "Sending failed",
};

export const visitorMail = {
  subject: "We have received your message ({number})",
  greeting: "Hello,",
  received: "It has arrived.",
  answer: "You hear from us tomorrow.",
  reference: "Your number is {number}.",
  notYou: "Ignore this mail if you did not write.",
  signature: "The team",
  sender: "Example & Sons GmbH, Example Street 1",
  replyTo: "info@example.com",
};

const manifest = {
  origin: fixtureOrigin,
  homes: ["/"],
  redirects: [
    { from: "/timetrack", to: "/modules/timemanagement" },
    { from: "/faq", to: "/how-it-works#faq" },
    { from: "/OldSite/Prices.aspx", to: "/about" },
  ],
  contactPages: [
    { path: "/contact/", language: "en", noticeVersion: "2025-10-29", messages, visitorMail },
  ],
  headers: {
    always: commonHeaders,
    policies: {
      "index.html": "default-src 'none'; script-src 'self'",
      "about/index.html": "default-src 'none'",
      "404.html": "default-src 'none'",
      "blog/404.html": "default-src 'none'",
      "contact/index.html": "default-src 'none'; form-action 'self'",
    },
  },
};

const page = (title: string) => `<!doctype html><title>${title}</title>${"<p>text</p>".repeat(50)}`;
export const script = "export const answer = 42;\n".repeat(50);

const files: Record<string, string | Buffer> = {
  "site-manifest.json": JSON.stringify(manifest),
  "client/index.html": page("Home"),
  "client/about/index.html": page("About"),
  "client/contact/index.html": contactHtml,
  "client/404.html": page("Page Not Found"),
  "client/blog/404.html": page("Article Not Found"),
  "client/blog/404.html.br": brotliCompressSync(page("Article Not Found")),
  "client/robots.txt": "User-agent: *\n",
  "client/empty.txt": "",
  "client/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "client/files/rates.xlsx": "PK",
  "client/.vite/manifest.json": "{}",
  "client/.well-known/security.txt": "Contact: mailto:security@example.com\n",
  "client/assets/a.css": "p{color:red}",
  "client/assets/app-1a2b.js": script,
  "client/assets/app-1a2b.js.br": brotliCompressSync(script),
  "client/assets/app-1a2b.js.gz": gzipSync(script),
};

/** A small built site; gives its folder. */
export function makeBuild(onEnd: OnEnd = onTestFinished): string {
  const folder = makeTemporaryFolder(onEnd);
  writeFiles(folder, files);
  return folder;
}

/**
 * Fills a folder with a release that says its name wherever it answers: in pages, their policy, the
 * name of the script that they ask for, and the function's answers.
 */
export function writeRelease(folder: string, name: string): void {
  const { contactPages, headers } = manifest;
  const [contactPage] = contactPages;
  const policies = { ...headers.policies, "index.html": `script-src ${name}` };
  const named = {
    ...manifest,
    contactPages: [{ ...contactPage, messages: { ...messages, summary: `summary ${name}` } }],
    headers: { ...headers, policies },
  };
  writeFiles(folder, {
    ...files,
    "site-manifest.json": JSON.stringify(named),
    "client/index.html": `<title>${name}</title><script src="/assets/${name}.js"></script>`,
    "client/contact/index.html": contactHtml.replace("</title>", ` ${name}</title>`),
    [`client/assets/${name}.js`]: name,
  });
}

function writeFiles(folder: string, contents: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(contents)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    utimesSync(path, new Date("2026-11-01"), new Date("2026-11-01"));
  }
}
