/**
 * `npm run guide`: draws the screens of docs/editing-on-github.md into docs/guide. They are drawings of
 * GitHub's screens, not screenshots: only what the guide speaks of is in them.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "./chromium.mjs";

const folder = resolve(import.meta.dirname, "../docs/guide");

const style = `
  * { box-sizing: border-box; margin: 0; }
  body { width: 760px; padding: 12px; font: 14px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; }
  .screen, .box { border: 1px solid #d1d9e0; border-radius: 6px; overflow: hidden; }
  .bar { display: flex; gap: 12px; align-items: center; padding: 8px 12px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; }
  .grow { flex: 1; }
  .button { padding: 3px 12px; border: 1px solid #d1d9e0; border-radius: 6px; background: #f6f8fa; font-weight: 500; white-space: nowrap; }
  .green { background: #1f883d; border-color: #1f883d; color: #fff; }
  .here { outline: 3px solid #bf3989; outline-offset: 2px; }
  .body { padding: 12px; display: grid; gap: 10px; }
  pre { font: 12.5px/1.7 ui-monospace, monospace; padding: 8px 0; }
  pre i { display: inline-block; width: 44px; padding-right: 14px; text-align: right; font-style: normal; color: #818b98; }
  .added { background: #dafbe1; }
  .label { font-weight: 600; }
  .field { border: 1px solid #d1d9e0; border-radius: 6px; padding: 4px 10px; }
  .muted { color: #59636e; }
  a { color: #0969da; text-decoration: underline; }
  code { font: 12.5px ui-monospace, monospace; background: #eff1f3; border-radius: 4px; padding: 1px 4px; }
  .ok::before { content: "✓ "; color: #1a7f37; font-weight: 700; }
  .bad::before { content: "✗ "; color: #d1242f; font-weight: 700; }
`;

const file = "content/personas.yaml";
const lines = (changed: boolean) => `<pre><i>21</i>  - id: maintenance
<span class="${changed ? "added" : ""}"><i>22</i>    headline: ${changed ? "Know" : "See"} contractor hours before they become an invoice.</span>
<i>23</i>    underline: invoice.</pre>`;

const comment = (text: string) =>
  `<div class="box"><div class="bar"><span class="label">github-actions</span> <span class="muted">bot commented</span></div><div class="body">${text}</div></div>`;

/** By the name of the picture. */
const screens = {
  "1-pencil": `<div class="bar"><span class="label">company / site</span><span class="muted">${file}</span><span class="grow"></span>
    <span class="button">Raw</span><span class="button here">✎</span></div>${lines(false)}`,
  "2-commit": `<div class="bar"><span class="label">Editing ${file}</span><span class="grow"></span><span class="button green">Commit changes…</span></div>${lines(true)}
    <div class="body"><div class="box"><div class="bar label">Commit changes</div><div class="body">
      <div class="label">Commit message</div><div class="field">Say what the headline promises</div>
      <div>○ Commit directly to the <code>main</code> branch</div>
      <div><span class="here">◉ Create a <b>new branch</b> for this commit and start a pull request</span></div>
      <div class="field">headline-maintenance</div>
      <div><span class="button green">Propose changes</span></div></div></div></div>`,
  "3-fault": `<div class="bar"><span class="label">Say what the headline promises</span> <span class="muted">#12</span></div><div class="body">
    ${comment(`<div>This can't go online yet. Each line says what is wrong and where; edit the file, and the checks start again.</div>
      <div class="here">• <a>${file}, line 22</a>, <code>personas[0].headline</code>: <code>has 10 words, expected at most 9</code></div>`)}
    <div class="box"><div class="body"><div class="bad">site / check</div><div class="bad">site / build</div></div></div></div>`,
  "4-preview": `<div class="bar"><span class="label">Say what the headline promises</span> <span class="muted">#12</span></div><div class="body">
    ${comment(`<div><a class="here"><b>Preview</b></a> of this change. Each page has a link to the file to edit.</div><div>Every check passed. Merge, and it goes online in a few minutes.</div>`)}
    <div class="box"><div class="body"><div class="ok">All checks have passed</div><div class="ok">No conflicts with base branch</div><div><span class="button green here">Merge pull request</span></div></div></div></div>`,
  "5-upload": `<div class="bar"><span class="label">night-shift ▾</span><span class="muted">content/blog/what-a-night-shift-hands-over</span><span class="grow"></span>
    <span class="button">Add file ▾</span></div><div class="body">
    <div class="box"><div class="body"><div>+ Create new file</div><div><span class="here">↑ Upload files</span></div></div></div>
    <div>index.md</div></div>`,
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 760, height: 100 } });
for (const [name, html] of Object.entries(screens)) {
  await page.setContent(`<!doctype html><style>${style}</style><div class="screen">${html}</div>`);
  const path = join(folder, `${name}.png`);
  await page.locator("body").screenshot({ path });
}
await browser.close();
