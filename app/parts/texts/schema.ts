import { described } from "content-model/field-metadata";
import { alike, group, pattern, text } from "content-model/fields";
import { pastDate } from "content-model/formatted-text";
import { type Content, contentFile, customSource, type RenderedText } from "content-model/source";
import * as v from "valibot";
import { pageHead } from "../../fields/page-fields.ts";

const facts = v.optional(v.record(v.string(), text({ max: 400 })));

/** The head of content/documents/ID.md, the source of a download. */
export const downloadSchema = group({
  kind: described('what kind of document it is, such as "Release sheet"', text({ max: 30 })),
  subtitle: text({ max: 80 }),
  status: described("how final the text is", text({ max: 80 })),
  /** values for the words in braces in the text */
  facts,
});

export const downloadLabels = contentFile(
  "documents/labels.yaml",
  group({
    ...alike(text({ max: 20 }), "document", "kind", "issuedBy", "status"),
    legal: described("kind and status of a legal text", text({ max: 30 })),
    effective: pattern("date"),
    revised: described("after the effective date, if the text was revised since", pattern("date")),
    sampleNote: described("if values are marked as samples", text({ max: 120 })),
  }),
  "What every download prints around its text: its title block, and the note about samples.",
);
export type DownloadLabels = Content<typeof downloadLabels>;

/** The head of content/legal/NAME.md, a legal page. */
export const legalSchema = group({
  ...pageHead,
  summary: described("what the page says below its title", text({ max: 300 })),
  effective: described("effective date", pastDate()),
  revised: described("date of the last revision, if different", v.optional(pastDate())),
  facts,
});

/** The legal pages by the name of their file, in the order of the bar that links them. */
export const legalNames = [
  "privacy",
  "terms",
  "cookies",
  "imprint",
  "disclaimer",
  "accessibility",
] as const;
export type LegalName = (typeof legalNames)[number];

export type LegalText = v.InferOutput<typeof legalSchema> & RenderedText;

/** content/legal/*.md: every legal text by its name. */
export const legalTexts = customSource<Record<LegalName, LegalText>>("legal");
