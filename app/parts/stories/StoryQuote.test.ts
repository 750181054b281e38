import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SampleContext } from "../ui/SampleMark.tsx";
import { StoryQuote } from "./StoryQuote.tsx";

const sample = "Sample";

function draw(isSample: boolean): string {
  const say = (value: string, isSample = false) => ({ value, isSample });
  const quote = {
    quote: say("We kept both.", isSample),
    role: say("Planner"),
    company: say("A plant"),
    modules: [],
  };
  const drawn = createElement(StoryQuote, { quote, modules: [], modulesLabel: "Modules" });
  return renderToStaticMarkup(createElement(SampleContext, { value: sample }, drawn));
}

test("a quote is marked as a sample for as long as it is one", () => {
  expect(draw(true)).toContain(sample);
  expect(draw(false)).toContain("We kept both.");
  expect(draw(false)).not.toContain(sample);
});
