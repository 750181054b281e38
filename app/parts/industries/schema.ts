import { described, withMetadata } from "content-model/field-metadata";
import { fact, group, list, listOf, text } from "content-model/fields";
import { figureForm, pictureName, slug } from "content-model/formatted-text";
import { ownPicture } from "content-model/media-fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { claimName } from "../../fields/page-fields.ts";

export const industries = contentFile(
  "industries.yaml",
  list(
    v.pipe(
      group({
        id: slug(),
        name: text({ max: 40 }),
        picture: described("a scene; one of your own is a `photo`", v.optional(pictureName())),
        photo: described(
          "in place of `picture`: one of the team's own",
          v.optional(ownPicture(960)),
        ),
        description: text({ max: 160 }),
        stats: described(
          "up to three figures; there may be none",
          listOf(0, 3, {
            value: withMetadata({ pattern: figureForm }, fact({ max: 12 })),
            label: text({ max: 60 }),
            basis: described("the claim whose note the label opens", v.optional(claimName())),
          }),
        ),
      }),
      v.partialCheck(
        [["picture"], ["photo"]],
        ({ picture, photo }) => !picture !== !photo,
        "expected either a picture of art/rendered or a photo of your own",
      ),
    ),
    { max: 12 },
  ),
  "Up to twelve industries, for the home page and How It Works. There may be none.",
);
export type Industry = Content<typeof industries>[number];
