export { followStops as follow } from "./follow-stops.ts";
