export { startPastingCells as start } from "./paste-cells.ts";
