import type * as v from "valibot";
import { figure, group, list, oneOf, oneOfEach, pictureName, text } from "../../content/fields.ts";

const industryIds = [
  "oil-and-gas",
  "chemicals",
  "energy-and-utilities",
  "mining",
  "industrial-manufacturing",
  "field-maintenance",
] as const;

/** content/industries.yaml: the six industries, three figures each. */
export const industriesSchema = oneOfEach(
  group({
    id: oneOf(industryIds, "an industry"),
    name: text({ max: 40 }),
    /** a picture of art/rendered */
    picture: pictureName(),
    description: text({ max: 160 }),
    stats: list(figure(), { min: 3, max: 3 }),
  }),
  "id",
  industryIds,
);
export type Industries = v.InferOutput<typeof industriesSchema>;
export type Industry = Industries[number];
