/**
 * One run of autocannon in a process of its own, `fire.ts ADDRESS get|submit SECONDS`; writes its
 * result as JSON. Every submission has an id of its own.
 */
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { buildBody } from "./submission-body.ts";

const [address = "", what, seconds] = process.argv.slice(2);
const isSubmission = what === "submit";
const result = await autocannon({
  url: address,
  connections: 20,
  duration: Number(seconds),
  method: isSubmission ? "POST" : "GET",
  // What nginx has without a module that many lack; the same bytes for all.
  headers: isSubmission
    ? { "content-type": "application/json", apikey: "public" }
    : { "accept-encoding": "gzip" },
  requests: [
    isSubmission
      ? { setupRequest: (request) => ({ ...request, body: buildBody(randomUUID()) }) }
      : {},
  ],
});
console.log(JSON.stringify(result));
