import { startServer } from "../../server/main.ts";

// As server/main.ts, with the test's build and time limits, and without long waits between tries.
const [, , buildDir, timing = "{}"] = process.argv;
await startServer({ buildDir, getRetryDelay: () => 20, ...JSON.parse(timing) });
