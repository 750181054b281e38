import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument } from "yaml";
import type { ContentCopy } from "../content-copy.ts";
import { film, photo } from "./own-media.ts";
import { readTasks, type Snippet, type Task } from "./read-tasks.ts";

/** Entries are the same if their first fields are, or, for plain texts, if they are. */
function isSame(a: unknown, b: unknown): boolean {
  if (isScalar(a) && isScalar(b)) return a.value === b.value;
  if (!isMap(a) || !isMap(b)) return false;
  const [first] = b.items;
  return isScalar(first?.key) && isSame(a.get(first.key.value, true), first.value);
}

/**
 * A value with what a snippet says of it: fields are replaced, new entries of a list come last.
 * The names of fields and entries that are there already are added to `found`.
 */
function merge(
  node: unknown,
  change: ParsedNode | null,
  { deletes, found }: { deletes: boolean; found: string[] },
): unknown {
  if (isMap(node) && isMap(change)) {
    for (const { key, value } of change.items) {
      if (node.has(key)) found.push(String(key));
      node.set(key, merge(node.get(key, true), value, { deletes, found }));
    }
    return node;
  }
  if (isSeq(node) && isSeq(change)) {
    for (const item of change.items) {
      const at = node.items.findIndex((each) => isSame(each, item));
      if (at >= 0) found.push(String(isMap(item) ? item.items[0]?.value : item));
      if (at >= 0 && deletes) node.items.splice(at, 1);
      else if (at >= 0)
        node.items[at] = merge(node.items[at], item as ParsedNode, { deletes, found });
      else if (!deletes) node.items.push(item);
    }
    return node;
  }
  return change;
}

function mergeYaml(text: string, { text: change, deletes }: Snippet, found: string[]): string {
  const document = parseDocument(text);
  const changed = merge(document.contents, parseDocument(change).contents, { deletes, found });
  document.contents = changed as typeof document.contents & Node;
  return document.toString({ lineWidth: 0 });
}

const head = /^---\n(.*?)^---\n/ms;

/** The head's fields are replaced; the text comes last. */
function mergeMarkdown(text: string, snippet: Snippet, found: string[]): string {
  const [, fields] = head.exec(snippet.text) ?? [];
  const merged = text.replace(head, (whole, own: string) =>
    fields ? `---\n${mergeYaml(own, { ...snippet, text: fields }, found)}---\n` : whole,
  );
  return merged + snippet.text.replace(head, "");
}

function doBefore(content: ContentCopy, name: string): void {
  const task = readTasks().find((each) => each.name === name);
  if (task) doTask(content, task);
}

/** What a task says in words, by its name. */
const inWords: Record<string, (content: ContentCopy, found: string[]) => void> = {
  "Rename an article": (content, found) => {
    const [from, to] = ["contractor-trends-part-one", "contractor-trends-since-2010"];
    if (!content.has(`blog/${from}/index.md`)) return;
    found.push(from);
    content.move(`blog/${from}`, `blog/${to}`);
    for (const file of content.find(from)) {
      content.write(file, content.read(file).replaceAll(from, to));
    }
  },
  "Publish an article on a day": (content) => doBefore(content, "Write an article"),
  "Put a campaign page online": (content) => doBefore(content, "Prepare a campaign page"),
  "End a campaign": (content) => doBefore(content, "Put a campaign page online"),
  "Take a job down": (content) => doBefore(content, "Post a job"),
  "Put a photo into an article": (content) =>
    content.write("blog/contractor-management-pitfalls/night-shift.jpg", photo),
  "Show a photo at the top of an article": (content) =>
    content.write("blog/contractor-management-health-checks/control-room.jpg", photo),
  "Show a video": (content) => {
    content.write("blog/scaffold-waste-tech-solution/gate.jpg", photo);
    content.write("files/walk-down.mp4", film);
    content.write("files/walk-down.vtt", "WEBVTT\n");
  },
  "Offer your own PDF": (content) => content.write("files/site-survey.pdf", "%PDF"),
  "Add a category of resources": (content) => doBefore(content, "Offer your own PDF"),
  "Link to a file": (content) => content.write("files/shutdown-checklist.xlsx", "PK"),
};

/**
 * Does what a task says and its snippets show.
 *
 * @returns what of it was there before: files, fields and entries
 */
export function doTask(content: ContentCopy, { name, snippets }: Task): string[] {
  const found: string[] = [];
  inWords[name]?.(content, found);
  for (const snippet of snippets) {
    const { file, text } = snippet;
    const change = file.endsWith(".md") ? mergeMarkdown : mergeYaml;
    if (content.has(file)) found.push(file);
    content.write(file, content.has(file) ? change(content.read(file), snippet, found) : text);
  }
  return found;
}
