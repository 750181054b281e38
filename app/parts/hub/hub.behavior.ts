export { startHub as start } from "./hub-nodes.ts";
