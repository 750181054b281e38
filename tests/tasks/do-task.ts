import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument } from "yaml";
import type { ContentCopy } from "../content-copy.ts";
import { film, logo, photo } from "./own-media.ts";
import { readTasks, type Snippet, type Task } from "./read-tasks.ts";

/** Entries are the same if their first fields are, or, for plain texts, if they are. */
function isSame(a: unknown, b: unknown): boolean {
  if (isScalar(a) && isScalar(b)) return a.value === b.value;
  if (!isMap(a) || !isMap(b)) return false;
  const [first] = b.items;
  return isScalar(first?.key) && isSame(a.get(first.key.value, true), first.value);
}

/** A value with what a snippet says of it: fields are replaced, new entries of a list come last. */
function merge(node: unknown, change: ParsedNode | null, deletes: boolean): unknown {
  if (isMap(node) && isMap(change)) {
    for (const { key, value } of change.items) {
      node.set(key, merge(node.get(key, true), value, deletes));
    }
    return node;
  }
  if (isSeq(node) && isSeq(change)) {
    for (const item of change.items) {
      const at = node.items.findIndex((each) => isSame(each, item));
      if (at >= 0 && deletes) node.items.splice(at, 1);
      else if (at >= 0) node.items[at] = merge(node.items[at], item as ParsedNode, deletes);
      else if (!deletes) node.items.push(item);
    }
    return node;
  }
  return change;
}

function mergeYaml(text: string, { text: change, deletes }: Snippet): string {
  const document = parseDocument(text);
  const changed = merge(document.contents, parseDocument(change).contents, deletes);
  document.contents = changed as typeof document.contents & Node;
  return document.toString({ lineWidth: 0 });
}

const head = /^---\n(.*?)^---\n/ms;

/** The head's fields are replaced; the text comes last. */
function mergeMarkdown(text: string, snippet: Snippet): string {
  const [, fields] = head.exec(snippet.text) ?? [];
  const merged = text.replace(head, (whole, own: string) =>
    fields ? `---\n${mergeYaml(own, { ...snippet, text: fields })}---\n` : whole,
  );
  return merged + snippet.text.replace(head, "");
}

function doBefore(content: ContentCopy, name: string): void {
  const task = readTasks().find((each) => each.name === name);
  if (task) doTask(content, task);
}

/** What a task says in words, by its name. */
const inWords: Record<string, (content: ContentCopy) => void> = {
  "Delete an article": (content) => {
    const folder = "blog/contractor-trends-part-two";
    for (const name of readdirSync(join(content.root, "content", folder))) {
      content.remove(`${folder}/${name}`);
    }
    for (const name of content.find("contractor-trends-part-two")) {
      const text = content.read(name);
      const linked = text.replace(/\/blog\/contractor-trends-part-two(?:#[\w-]+)?/g, "/blog");
      content.write(name, linked.replace(/^ *- contractor-trends-part-two\n/gm, ""));
    }
  },
  "Rename an article": (content) => {
    const [from, to] = ["contractor-trends-part-one", "contractor-trends-since-2010"];
    for (const name of readdirSync(join(content.root, "content/blog", from))) {
      content.write(`blog/${to}/${name}`, content.read(`blog/${from}/${name}`));
      content.remove(`blog/${from}/${name}`);
    }
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
    content.write("files/walk-down.vtt", "WEBVTT\n\n00:01.000 --> 00:04.000\nOne gate.\n");
  },
  "Show a customer's logo": (content) => content.write("pictures/rhine-polymers.svg", logo),
  "Offer your own PDF": (content) => content.write("files/site-survey.pdf", "%PDF"),
  "Add a category of resources": (content) => doBefore(content, "Offer your own PDF"),
  "Link to a file": (content) => content.write("files/shutdown-checklist.xlsx", "PK"),
};

/** Does what a task says and its snippets show. */
export function doTask(content: ContentCopy, { name, snippets }: Task): void {
  inWords[name]?.(content);
  for (const snippet of snippets) {
    const { file, text } = snippet;
    const change = file.endsWith(".md") ? mergeMarkdown : mergeYaml;
    content.write(file, content.has(file) ? change(content.read(file), snippet) : text);
  }
}
