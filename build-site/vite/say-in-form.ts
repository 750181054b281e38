import type { FieldPath } from "content-model/content-file";
import { type ContentConfig, getFormWords } from "content-model/form-places";
import { labels } from "../editor/labels.ts";

/** Names of fields in a list, such as "label, href", as the form's. */
const quoteNames = (names: string) => names.replace(/\w+/g, "`$&`");

type Advice = readonly [file: RegExp, form: string | ((...found: string[]) => string)];

/** Advice for those who have the files, and for those who have the form; fields are in backquotes. */
const advice: readonly Advice[] = [
  [
    / has no rights line; expected "pictureRights.*/,
    " is not in `pictures`; add it there, or fill in `pictureRights`: who made it and why we may show it",
  ],
  [
    / has no rights line;.*/,
    " is not in `pictures`; add it there, and say who made it and why we may show it",
  ],
  [/^lacks (\S+), a page that was online and is now (\S+?)(?=[,;])/, "$1 is now $2"],
  [/^lacks (\S+), a page that was online and is gone/, "$1 is gone"],
  [/publishing, or `[^`]*`,/, "publishing"],
  [
    /put its file back and give it `until`/,
    "take this back, and fill in “Online until” in its place",
  ],
  [/(?<=content\/[\w./-]+):\d+/g, ""],
  [/give it an entry under "videos" in the head, with.*?,/, "add it to `videos` with its address,"],
  [
    /expected an entry under "videos" in the head: "- id: (\S+)".*?(?=;|$)/,
    "add it to `videos` with the ID “$1”",
  ],
  [
    /a video goes into content\/files and has an entry under videos.*/,
    "drop a video into `videos`",
  ],
  [/; rename the file$/, "; duplicate this entry under another address, and delete this one"],
  [/a (?:file|folder) name of/, "an address of"],
  [/(such as [a-z-]+)\.yaml/, "$1"],
  [/of art\/rendered/, "of the scenes"],
  [/so delete that line/, "so choose no value"],
  [
    /is not a file in content\/files; put it there, or/,
    "is not there; upload it under “Assets › Global Assets”, or",
  ],
  [
    /is not a (?:picture|file) in content\/\w+(?:; put the file there, or correct its name)?/,
    "is not there; drop it in again",
  ],
  [/a picture in (?:the|this) article's folder(?: such as \S+)?/, "one of this article’s pictures"],
  [
    /delete the line "draft: true" (.*), or this line/,
    "choose “No” in `draft` $1, or empty this field",
  ],
  [
    /add a line "publish: (\S+)" (.*), or "draft: true"/,
    "fill in `publish` with $1 $2, or choose “Yes” in `draft`",
  ],
  [/(before|after) publish,/, "$1 `publish`,"],
  [/^is "(\w+)", expected a hero/, "is `$1`, expected `hero`"],
  [/is a second (\w+), expected/, "is a second `$1`, expected"],
  [/the page has no band "(\w+)"/, "the page has no `$1` in `bands`"],
  [
    /has both (\w+(?: and \w+)+),/,
    (_, names = "") => `has both ${names.split(" and ").map(quoteNames).join(" and ")},`,
  ],
  [/neither (\w+) nor (\w+)/, "neither `$1` nor `$2`"],
  [/either value or values/, "either `value` or `values`"],
  [/a group with the fields? ([\w, ]+?)(?:, each as .*)?$/, (_, names = "") => quoteNames(names)],
  [/a list \(lines that start with "- "\)(?:; an empty one is \[\])?/, "an entry"],
  [/ \((?:put it in quotes|without quotes|app\/[^)]*)\)/, ""],
  [/the title belongs in the head/, "the title is in `title`"],
  [/under sources in the head/, "of `sources`"],
  [/a file in content\/authors/, "an entry in “Authors”"],
  [/ \((?:they are in )?content\/\w+\)/, ""],
  [/ below its head$/, ""],
  [/not in names\b/, "not in `names`"],
  [
    /the mark belongs at the beginning of a value above.*/,
    "the mark belongs at the beginning of another field",
  ],
];

/** What the form calls a field that is inside a value, next to it, or around it; or a choice. */
function getLabel(forms: ContentConfig, file: string, path: FieldPath, name: string): string {
  for (let end = path.length; end >= 0; end--) {
    const words = getFormWords(forms, file, [...path.slice(0, end), name])?.field ?? [];
    if (words.length > end) return words.at(-1) ?? name;
  }
  return labels.getLabel(name);
}

/** A fault's message about entries and fields in place of files and keys. */
export function sayInForm(
  { file, path = [], message }: { file: string; path?: FieldPath; message: string },
  forms: ContentConfig,
): string {
  const reworded = advice.reduce(
    (text, [found, form]) => text.replace(found, form as string),
    message,
  );
  const named = reworded
    .replace(/`([a-z]\w*)`/gi, (_, name) => `“${getLabel(forms, file, path, name)}”`)
    .replace(/[\w./-]*content\/[\w./-]*\w/g, (name) => {
      const words = getFormWords(forms, name, []);
      return words ? `“${words.collection} › ${words.entry}”` : name.replace(/^.*content\//, "");
    })
    // In quotes, a file's name is not capitalized at the beginning of a sentence.
    .replace(/^[\w-]+\.\w+(?= )/, "“$&”");
  return labels.getHint(named).replace(/^(?=(?:has|is|lists|names|needs|refers)\b)/, "This ");
}
