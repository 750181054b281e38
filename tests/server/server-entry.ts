import { startServer } from "../../server/start-server.ts";

const [, , buildDir, timeLimits] = process.argv;

// As server/main.ts, with the test's build and time limits, and without long waits between tries.
await startServer({
  buildDir,
  getRetryDelay: () => 20,
  timeLimits: timeLimits && JSON.parse(timeLimits),
});
