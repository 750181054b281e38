/** `npm run fields`: writes docs/content-fields.md from the schemas. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFieldsFile, renderContentFields } from "../build-site/sources/entry-pages.ts";

writeFileSync(join(import.meta.dirname, "..", contentFieldsFile), await renderContentFields());
