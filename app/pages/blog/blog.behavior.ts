export { showOrder as follow, startSorting as start } from "./sort-articles.ts";
