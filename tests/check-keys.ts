import { createRequire } from "node:module";
import { isValidElement, type JSX } from "react";

/*
 * Where two elements of a list have one key, React leaves old ones behind when the list changes. It says
 * so in a browser alone, and only of what it draws again: here a list with equal keys is an error
 * wherever a test draws one.
 */

interface Runtime {
  jsxDEV(type: JSX.ElementType, props: { children?: unknown }, ...others: unknown[]): unknown;
  areKeysChecked?: boolean;
}
const runtime = createRequire(import.meta.url)("react/jsx-dev-runtime") as Runtime;

function checkKeys(children: unknown): void {
  if (!Array.isArray(children)) return;
  const keys = children.flatMap((child) => (isValidElement(child) ? (child.key ?? []) : []));
  const repeated = keys.find((key, place) => keys.indexOf(key) !== place);
  if (repeated !== undefined) throw new Error(`two elements of a list have the key "${repeated}"`);
  for (const child of children) checkKeys(child);
}

// The test files of one worker share what this changes, and it runs before each of them.
if (runtime.jsxDEV && !runtime.areKeysChecked) {
  const { jsxDEV } = runtime;
  runtime.areKeysChecked = true;
  runtime.jsxDEV = (type, props, ...others) => {
    checkKeys(props.children);
    return jsxDEV(type, props, ...others);
  };
}
