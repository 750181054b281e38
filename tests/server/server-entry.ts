import { startServer } from "../../server/main.ts";

// As server/main.ts, with the test's build, and without long waits between tries.
const [, , buildDir = ""] = process.argv;
await startServer({ buildDir, getRetryDelay: () => 20 });
