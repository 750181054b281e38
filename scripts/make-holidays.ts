/**
 * `npm run holidays`: writes the public holidays of each country, by state or province, into
 * calculators/holidays, from the package date-holidays, which is too large for a browser (1.5 MB).
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { countryCodes, listHolidays } from "./holidays/list-holidays.ts";

const folder = resolve(import.meta.dirname, "../calculators/holidays");

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const code of countryCodes) {
  await writeFile(resolve(folder, `${code}.json`), `${JSON.stringify(listHolidays(code))}\n`);
}
console.log(`${(await readdir(folder)).length} countries in calculators/holidays`);
