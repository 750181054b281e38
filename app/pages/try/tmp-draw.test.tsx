import { mkdirSync, writeFileSync } from "node:fs";
import { load } from "cheerio";
import type { ElementType } from "react";
import { renderToString } from "react-dom/server";
import { test, vi } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { paths } from "../../routes.ts";
import { parseShift } from "./shift.ts";

const shown = vi.hoisted(
  () => ({ state: { role: "operations", step: 0, decisions: {} } }) as { state: object },
);
vi.mock("./use-shift.ts", () => ({
  useShift: () => ({ state: shown.state, changeShift: () => {}, heading: { current: null } }),
}));
vi.resetModules();
const Island = (await import("./SettleShift.island.tsx")).default as ElementType;
test("draw", () => {
  const { root } = new ContentCopy();
  const states = {
    start: "",
    s1: "?role=turnaround&step=1",
    s3: "?role=operations&step=3&certificate=renew&hours=claim&scaffold=leave",
    s4: "?role=procurement&step=4&certificate=nobody&hours=claim&scaffold=leave&line=approve",
    open: "?role=maintenance&step=5&certificate=renew&hours=gate",
    done: "?role=procurement&step=5&certificate=nobody&hours=claim&scaffold=leave&line=hold",
    sound: "?role=operations&step=5&certificate=replace&hours=rule&scaffold=dismantle&line=correct",
  };
  for (const [name, search] of Object.entries(states)) {
    const $ = drawPage(root, paths.try);
    const props = JSON.parse($?.("[data-island=SettleShift]").attr("data-props") ?? "");
    shown.state = parseShift(search);
    $?.("[data-island=SettleShift]")
      .html(renderToString(<Island {...props} />))
      .removeAttr("data-props");
    mkdirSync(`${process.env.DRAW_TO}/st/${name}`, { recursive: true });
    writeFileSync(
      `${process.env.DRAW_TO}/st/${name}/index.html`,
      ($?.html() ?? "").replaceAll("><", ">\n<"),
    );
  }
});
