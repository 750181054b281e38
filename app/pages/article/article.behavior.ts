export { startCopying as start } from "./copy-link.ts";
export { markReadSection as follow } from "./mark-section.ts";
