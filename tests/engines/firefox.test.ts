import { findFirefox } from "../../scripts/engines.mjs";
import { flows } from "./flows.ts";
import { openFirefox } from "./firefox.ts";
import { paperFlows } from "./paper-flows.ts";
import { testEngine } from "./test-engine.ts";

testEngine("Firefox", findFirefox(), openFirefox, [...flows, ...paperFlows]);
