import { expect, test } from "vitest";
import { parseOptions } from "./parse-options.ts";
import { showControls } from "./run-or-explain.ts";

const options = { undo: { type: "boolean" }, url: { type: "string" } } as const;
const npm = { npm_lifecycle_event: "publish-changes" };

test("reads options and what else follows a command", () => {
  const { positionals, values } = parseOptions(options, { args: ["a", "--undo"], env: npm });
  expect([positionals, { ...values }]).toEqual([["a"], { undo: true }]);
});

test.each([
  [["--udno"], {}, "Unknown option '--udno'; did you mean --undo or --url?"],
  [["--url"], {}, "Option '--url <value>' argument missing."],
  [[], { npm_config_undo: "true" }, "Write npm run publish-changes -- --undo"],
  [["x"], { npm_config_url: "https://x.example" }, "Write npm run publish-changes -- --url"],
])("with %j and %j, it says what to write", (args, env, words) => {
  expect(() => parseOptions(options, { args, env: { ...npm, ...env } })).toThrow(words);
});

test("refuses a word that is no option, where nothing but options is understood", () => {
  const given = { args: ["undo"], env: npm, allowPositionals: false };
  expect(() => parseOptions(options, given)).toThrow("Unexpected argument 'undo'.");
});

test("takes no setting of npm for an option", () => {
  const given = { args: ["--undo"], env: { ...npm, npm_config_url: "x" } };
  expect(parseOptions(options, given).values.undo).toBe(true);
});

test("what would steer a terminal is shown as a number; lines, letters and pictures stay", () => {
  expect(showControls("a\u001b[2J\u009b\u202Eb\u200E\u061C\u2028\n\tÄ🚀 “c”")).toBe(
    "a\\u001b[2J\\u009b\\u202eb\\u200e\\u061c\\u2028\n\tÄ🚀 “c”",
  );
});
