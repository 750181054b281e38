import { definePages } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import { textPages } from "../../routes.ts";
import { textPageFiles } from "./schema.ts";

const paths = Object.values(textPages);

/** The pages that are made of the kit's bands alone. */
export default definePages({
  needs: { pages: textPageFiles, ...bandNeeds },
  items: ({ pages }) => pages.map((page, index) => ({ path: paths[index] ?? "", page })),
  sources: (_, { page }) => [textPageFiles, ...listBandSources(page.bands)],
  address: ({ path }) => ({ path }),
  head: (_, { page }) => buildHead(page),
  render: ({ pages: _, ...content }, { page }) => <Bands page={page} content={content} />,
});
