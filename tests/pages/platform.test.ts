/**
 * What the site uses of the web platform, by MDN's compatibility data: nothing that is missing in a browser in which
 * the site is to work in full (build-site/page-styles.ts), unless the style sheet or the code asks first or can do without.
 */

import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import postcss, { type Node } from "postcss";
import { expect, test } from "vitest";
import { fullBrowsers, type Version } from "../../build-site/page-styles.ts";
import { readBuiltPages, readBuiltScripts, readBuiltSheets } from "./built-site.ts";

/** Without these, a browser shows its own or nothing of it, and all is read and reached. */
const missedByNobody = [
  // How it looks.
  "::selection",
  "accent-color",
  "cursor: default",
  "cursor: not-allowed",
  "cursor: pointer",
  "font-family: ui-monospace",
  "font-family: ui-sans-serif",
  "forced-color-adjust",
  "forced-color-adjust: none",
  "overscroll-behavior",
  "print-color-adjust",
  "print-color-adjust: exact",
  "text-wrap: balance",
  "text-wrap: pretty",
  "user-select",
  "view-timeline",
  // Fields that a hand could make larger, or that grow by themselves.
  "field-sizing",
  "field-sizing: content",
  "resize",
  "resize: vertical",
  // Where pages end on paper.
  "@page",
  "break-after: avoid",
  "break-before: avoid",
  // Scripts open what is folded before it is printed.
  "::details-content",
  "content-visibility",
  "content-visibility: visible",
  // In a list of selectors that forgives; there is `[open]` beside it.
  ":open",
  // Declared with its prefix, too.
  ":autofill",
  "text-decoration: dotted",
];

/** The code asks whether it is there; its answer may be undefined. In packages, too. */
const askedFor = [
  "saveData",
  // Of the Navigation API, without which links are ordinary.
  "currentEntry",
  "navigationType",
  "sameDocument",
  "traverseTo",
];

/** What has the same name in React. */
const namedAlike = ["createContext", "displayName"];

const isWithin = ({ version_added: added }: SimpleSupportStatement, version: Version) => {
  if (!added || added === "preview") return false;
  const [major = 0, minor = 0] = added.replace("≤", "").split(".").map(Number);
  const [most, minorMost = 0] = version;
  return major < most || (major === most && minor <= minorMost);
};

/** Whether the data has a feature, and not each of these browsers has it whole, by its own name and without a setting. */
function isMissing(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  const names = Object.keys(fullBrowsers) as (keyof typeof fullBrowsers)[];
  return !names.every((name) =>
    [support[name] ?? []]
      .flat()
      .some(
        (one) =>
          !one.prefix &&
          !one.alternative_name &&
          !one.flags &&
          !one.partial_implementation &&
          !one.version_removed &&
          isWithin(one, fullBrowsers[name]),
      ),
  );
}

const isGuarded = (node: Node) => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if ("name" in parent && parent.name === "supports") return true;
  }
  return false;
};

/** Names in a value, a selector or the words of a rule. */
const listNames = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

function findMissingStyles(css: string): Set<string> {
  const { properties, selectors, "at-rules": rules } = bcd.css;
  const found = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === "atrule") {
      if (isMissing(rules?.[node.name])) found.add(`@${node.name}`);
      for (const name of listNames(node.params, /\(\s*([a-z-]+)/g)) {
        if (isMissing(rules?.[node.name]?.[name])) found.add(`@${node.name} ${name}`);
      }
    } else if (node.type === "rule") {
      for (const name of listNames(node.selector, /(?<!\\):([a-z-]+)/g)) {
        if (isMissing(selectors?.[name]))
          found.add(node.selector.includes(`::${name}`) ? `::${name}` : `:${name}`);
      }
    } else if (node.type === "decl" && !node.prop.startsWith("-")) {
      const property = properties?.[node.prop];
      if (isMissing(property)) found.add(node.prop);
      for (const name of listNames(node.value, /([a-z][\w-]*)/gi)) {
        if (isMissing(property?.[name.replaceAll("-", "_")] ?? property?.[name]))
          found.add(`${node.prop}: ${name}`);
      }
      if (node.prop === "content" && node.value.includes("/") && isMissing(property?.alt_text))
        found.add("content: /");
    }
  });
  return found;
}

test("every style is known to the browsers of the promise, or missed by nobody", () => {
  // A page's own rules are cut from these: one page stands for what is added to it.
  const own = readBuiltPages()[0]?.$("style").text() ?? "";
  const found = [own, ...readBuiltSheets()].map(findMissingStyles);
  const missing = new Set(found.flatMap((names) => [...names]));
  expect([...missing].filter((name) => !name.startsWith("::-")).sort()).toEqual(
    [...missedByNobody].sort(),
  );
});

/**
 * Names of the platform with a capital within them, which nothing else is called by chance, that are missing whatever
 * they belong to.
 */
function listMissingNames(): Set<string> {
  const isEverywhere = new Map<string, boolean>();
  const add = (key: string, feature: Identifier) => {
    const name = key.replace(/_(?:static|event)$/, "");
    if (!/^[a-z]+[A-Z]/.test(name) || !feature.__compat) return;
    isEverywhere.set(name, isEverywhere.get(name) || !isMissing(feature));
  };
  for (const owners of [bcd.api, bcd.javascript.builtins ?? {}]) {
    for (const [owner, members] of Object.entries<Identifier>(owners)) {
      add(owner, members);
      for (const [key, member] of Object.entries(members)) add(key, member as Identifier);
    }
  }
  return new Set([...isEverywhere].flatMap(([name, is]) => (is ? [] : [name])));
}

/** React, the measurement of speed and the popovers of older browsers bring their own way around what is missing. */
const isOurs = ({ name }: { name: string }) => !/^(?:react|door|popover)-/.test(name);

test("scripts use nothing that a browser of the promise lacks, or ask first", () => {
  const text = readBuiltScripts()
    .filter(isOurs)
    .map((script) => script.text)
    .join("\n");
  const used = [...listMissingNames()].filter((name) => new RegExp(`\\.${name}\\b`).test(text));
  expect(used.sort()).toEqual([...askedFor, ...namedAlike].sort());
});
