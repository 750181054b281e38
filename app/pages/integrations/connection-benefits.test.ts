import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConnectionBenefits } from "./ConnectionBenefits.tsx";
import type { IntegrationsPage } from "./schema.ts";

type Testimonial = IntegrationsPage["benefits"]["testimonial"];

const sampleNote = "Sample";

function draw(testimonial: Testimonial): string {
  const benefits = { eyebrow: "", title: "", text: "", items: [], sampleNote, testimonial };
  const page = { sheet: "Sheet {number}", benefits };
  return renderToStaticMarkup(createElement(ConnectionBenefits, { page }));
}

const say = (value: string, isSample: boolean) => ({ value, isSample });
const testimonial = (isSample: boolean) => ({
  quote: say("We kept both.", isSample),
  role: say("Planner", false),
  company: say("A plant", false),
});

test("a quote is marked as a sample for as long as it is one", () => {
  expect(draw(testimonial(true))).toContain(sampleNote);
  expect(draw(testimonial(false))).toContain("We kept both.");
  expect(draw(testimonial(false))).not.toContain(sampleNote);
});

test("without a testimonial nothing of it is left", () => {
  expect(draw(undefined)).not.toMatch(/<figure|<blockquote/);
});
