import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findWebKit } from "../../scripts/setup/browsers.mjs";
import { findFreePort, startProcess, waitFor } from "../processes.ts";
import { flows } from "./flows.ts";
import { testEngine } from "./test-engine.ts";
import type { Driver, Key } from "./visitor.ts";

/** WebDriver's code for each key with a name: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<Key, string> = { Enter: "\uE007", Control: "\uE009", Escape: "\uE00C" };

const pressTogether = (values: readonly string[]) => [
  ...values.map((value) => ({ type: "keyDown", value })),
  ...values.toReversed().map((value) => ({ type: "keyUp", value })),
];

/** The small browser's tool bar would keep its window wider than a phone. */
const smallToolbar =
  "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }";

/** Starts a display that nobody sees; it ends with the last program that uses it. */
async function openDisplay(program: string) {
  const child = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-terminate"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(child.stdio[3] as Readable, "data");
  return { display: `:${`${number}`.trim()}`, end: () => child.kill() };
}

/**
 * Starts WebKitGTK's driver, which starts WebKitGTK's own small browser, on a display of its own.
 * The driver is asked by plain WebDriver: https://www.w3.org/TR/webdriver2/#endpoints
 */
async function openWebKit(programs: { driver: string; display: string }): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), "aes32-webkit-"));
  mkdirSync(join(home, ".config/gtk-3.0"), { recursive: true });
  writeFileSync(join(home, ".config/gtk-3.0/gtk.css"), smallToolbar);
  const { display, end } = await openDisplay(programs.display);
  const port = await findFreePort();
  const env = {
    PATH: process.env.PATH,
    DISPLAY: display,
    HOME: home,
    LANG: "en_US.UTF-8",
    // Without a graphics card, frames that go through its buffers cost twice the processor time.
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
  const driver = startProcess(programs.driver, [`--port=${port}`], { env });
  const endPrograms = () => {
    driver.child.kill();
    end();
  };
  process.once("exit", endPrograms);

  async function call(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  await waitFor(() => call("GET", "/status").catch(() => undefined));
  const { sessionId } = await call("POST", "/session", { capabilities: {} });
  const ask = (path: string, body: object = {}) =>
    call("POST", `/session/${sessionId}/${path}`, body);
  const act = (type: "pointer" | "key", actions: object[]) =>
    ask("actions", { actions: [{ type, id: type, actions }] });
  const evaluate: Driver["evaluate"] = (run, ...args) =>
    ask("execute/sync", { script: `return (${run}).apply(null, arguments)`, args });

  return {
    open: (url) => ask("url", { url }),
    back: () => ask("back"),
    reload: () => ask("refresh"),
    async resize(width, height) {
      const setSize = (w: number, h: number) => ask("window/rect", { width: w, height: h });
      await setSize(width, height);
      await waitFor(async () => {
        const [innerWidth, innerHeight] = await evaluate(() => [
          window.innerWidth,
          window.innerHeight,
        ]);
        if (innerWidth === width && innerHeight === height) return true;
        const outer = await call("GET", `/session/${sessionId}/window/rect`);
        const frame = { width: outer.width - innerWidth, height: outer.height - innerHeight };
        // The document hears of a new size later than the window has it.
        if ([frame.width, frame.height].some((size) => size < 0 || size > 200)) return undefined;
        await setSize(width + frame.width, height + frame.height);
        return undefined;
      });
    },
    evaluate,
    click: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) =>
      act(
        "key",
        [...text].flatMap((value) => pressTogether([value])),
      ),
    press: (...keys) => act("key", pressTogether(keys.map((key) => keyCodes[key as Key] ?? key))),
    async close() {
      await call("DELETE", `/session/${sessionId}`);
      process.off("exit", endPrograms);
      endPrograms();
      await driver.ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

testEngine("WebKit", findWebKit(), openWebKit, flows);
