import { findWebKit } from "../../scripts/setup/browsers.mjs";
import { flows } from "./flows.ts";
import { testEngine } from "./test-engine.ts";
import { openWebKit } from "./webkit.ts";

testEngine("WebKit", findWebKit(), openWebKit, flows);
