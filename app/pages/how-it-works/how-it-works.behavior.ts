export { followStops as follow } from "./follow-stops.ts";
export { startGrowthSteps as start } from "./growth-steps.ts";
