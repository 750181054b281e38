export { startScreens as start } from "./live-screens.ts";
