import { findFirefox } from "../../scripts/setup/browsers.mjs";
import { openFirefox } from "./firefox.ts";
import { flows } from "./flows.ts";
import { paperFlows } from "./paper-flows.ts";
import { testEngine } from "./test-engine.ts";

testEngine("Firefox", findFirefox(), openFirefox, [...flows, ...paperFlows]);
