import type { Fault } from "content-model/content-file";
import { joinSentences } from "content-model/form-labels";
import { type ContentConfig, getFormWords } from "content-model/form-places";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";
import { styleEntry } from "../draw-pages.ts";
import { getEditorAddress, getLocalEditAddress } from "../editor/edit-address.ts";
import { labels } from "../editor/editor-config.ts";

/** What to do about faults, first of those that need no person. */
const mended =
  "What you saved is kept, and publishing does the rest. To see the pages before, type npm run check:content -- --fix in a terminal window.";
const inForm =
  "What you saved is kept, but nobody can see it before it fits. Open the form, correct it, and save. The page then comes back by itself.";
const inFile = "Correct it and save. The page then comes back by itself.";
const inText =
  "The editor cannot open this file before it is right. Open it in a text editor, correct it, and save. The page then comes back by itself.";

/** Whether a file as it is has no form: YAML that cannot be read, or two versions next to each other. */
const isUnreadable = ({ file, message, path }: Fault): boolean =>
  path === undefined && (file.endsWith(".yaml") || message.includes("<<<<<<<"));

/**
 * The page shown instead of any other while content does not fit: what is wrong, place by place,
 * each with a link that opens it.
 *
 * @param forms the editor's, whose labels are used; without an editor, the files' field names
 */
export function drawFaultPage(faults: readonly Fault[], forms: ContentConfig | undefined): string {
  const shown = faults.map((fault) =>
    forms && !isUnreadable(fault) ? tellOfForm(fault, forms) : tellOfFile(fault),
  );
  const count = faults.length === 1 ? "One thing does" : `${faults.length} things do`;
  const isMended = faults.every(({ message }) => message.includes("publishing sends"));
  const inEditor = faults.some(isUnreadable) ? inText : inForm;
  const byHand = forms ? inEditor : inFile;
  const places = [...Map.groupBy(shown, ({ place }) => place)].map(([place, all]) => {
    const name = escapeHtml(place);
    const href = all[0]?.href;
    const heading = href ? `<a href="${escapeHtml(href)}">${name}</a>` : name;
    return `<section><h2>${heading}</h2>${all.map(drawFault).join("")}</section>`;
  });
  return drawNotice(
    isMended ? "Nothing to correct" : `${count} not fit`,
    `<p>${isMended ? mended : byHand}</p>${places.join("")}`,
  );
}

/** The place of a fault is the entry or the file; its sentences say what is wrong, then what the field is. */
type Shown = ReturnType<typeof tellOfFile> | ReturnType<typeof tellOfForm>;

const drawFault = ({ field, sentences }: Shown): string =>
  (field ? `<h3>${escapeHtml(field)}</h3>` : "") +
  sentences.map((each) => `<p>${escapeHtml(each)}</p>`).join("");

function tellOfFile({ file, line, field, message, about }: Fault) {
  return {
    place: file,
    href: getLocalEditAddress(`${file}:${line}`),
    field: `line ${line}${field && `: ${field}`}`,
    sentences: [message, ...(about ? [about] : [])],
  };
}

function tellOfForm({ file, path, message, about }: Fault, forms: ContentConfig) {
  const words = getFormWords(forms, file, path ?? []);
  const field = path ? words?.field : [file.endsWith(".md") ? "Text" : ""];
  return {
    place: words ? `${words.collection} › ${words.entry}` : file.replace(/^.*content\//, ""),
    href: getEditorAddress(forms, file),
    field: field?.join(" › ") ?? "",
    sentences: [
      joinSentences(labels.getHint(message).split(/; (?=expected|did you mean|[a-z]+ )/)),
      ...(about ? [joinSentences([labels.getHint(about)])] : []),
    ],
  };
}

/** What is shown while nobody knows yet what the page will be. */
export const beingMade = {
  title: "One moment",
  html: "<p>What was saved is being checked. The page then comes back by itself.</p>",
};

/** Runs in the page: what it says may no longer be so once something has changed. */
const stepBack = `
  import { createHotContext } from "/@vite/client";
  createHotContext("/notice").on("vite:beforeFullReload", () => {
    document.querySelector("main").innerHTML = ${JSON.stringify(`<h1>${beingMade.title}</h1>${beingMade.html}`)};
  });
`;

/** Runs in the page: whether the answer is another by now, for Vite's word may not come on a busy machine. */
const askAgain = `
  const isMade = document.title !== ${JSON.stringify(beingMade.title)};
  const ask = async () => {
    const signal = AbortSignal.timeout(3000);
    const { status } = await fetch(location.href, { signal }).catch(() => ({}));
    if (status < 500 || (status && !isMade)) location.reload();
    else setTimeout(ask, 3000);
  };
  setTimeout(ask, 3000);
`;

/** Why nothing is shown, as a page that reloads by itself. */
export const drawNotice = (title: string, html: string): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<script type="module">${stepBack}${askAgain}</script>
<link rel="stylesheet" href="/app/styles/fonts.css">
<link rel="stylesheet" href="/${styleEntry}">
<style>
  main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.5rem; color: var(--color-text); }
  h1 { padding-bottom: 0.75rem; border-bottom: 3px solid var(--color-signal); color: var(--color-ink); font-size: 2rem; line-height: 1.15; }
  h1 + p { margin-top: 1.25rem; }
  section { margin-top: 1.5rem; padding: 1.25rem 1.5rem; border: 1px solid var(--color-hairline); background: var(--color-sheet); }
  h2 { color: var(--color-ink); font-size: 1.25rem; }
  h2 a { text-decoration: underline; text-underline-offset: 3px; }
  h3 { margin-top: 1rem; color: var(--color-ink); }
  /* Two spaces are seen as two. */
  section p { margin-top: 0.25rem; white-space: pre-wrap; }
  section p + p { color: var(--color-graphite); font-size: var(--text-detail); }
</style>
</head>
<body><main><h1>${title}</h1>${html}</main></body>
</html>
`;
