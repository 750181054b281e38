import { startServer } from "../../server/start-server.ts";

// As server/main.ts, with the test's build and without long waits between tries.
await startServer({ buildDir: process.argv[2], getRetryDelay: () => 20 });
