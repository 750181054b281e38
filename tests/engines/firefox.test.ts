import { findFirefox } from "../../scripts/engines.mjs";
import { openFirefox } from "./firefox.ts";
import { testEngine } from "./test-engine.ts";

testEngine("Firefox", findFirefox(), openFirefox);
