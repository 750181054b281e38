export { startGrowthSteps as start } from "./growth-steps.ts";
