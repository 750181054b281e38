import { findWebKit } from "../../scripts/engines.mjs";
import { testEngine } from "./test-engine.ts";
import { openWebKit } from "./webkit.ts";

testEngine("WebKit", findWebKit(), openWebKit);
