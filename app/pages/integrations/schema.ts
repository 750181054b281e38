import { described } from "content-model/field-metadata";
import { group, list, oneOf, oneOfEach, text, texts } from "content-model/fields";
import { contentFile } from "content-model/source";
import { link } from "../../fields/page-fields.ts";
import { bandHead, bandPageFields } from "../../parts/bands/schema.ts";

const fits = ["one-erp", "many-sites", "change"] as const;
export type Fit = (typeof fits)[number];

export const integrationsPage = contentFile(
  "pages/integrations.yaml",
  group(
    bandPageFields({
      systems: {
        ...bandHead,
        systemsLabel: text({ max: 30 }),
        other: group({ title: text({ max: 30 }), text: text({ max: 200 }), link: link() }),
      },
      fit: {
        ...bandHead,
        cards: oneOfEach(
          group({
            id: oneOf(fits, "a fit"),
            labels: described(
              "what is in the sketch's boxes, from the top left",
              list(text({ max: 12 }), 4),
            ),
            ...texts({ title: 50, text: 200 }),
            link: described("what it does for such a plant", link()),
          }),
          "id",
          fits,
        ),
      },
      hub: { ...bandHead, security: link() },
    }),
  ),
  "Integrations, from top to bottom. The systems by kind and the drawing with its nodes are in integrations.yaml. In the table, say what each kind of tool was made for; name no product, disparage no one, and claim only what the link can show.",
);
