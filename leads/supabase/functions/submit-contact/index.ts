/**
 * The entry of the hosted edge: submit-contact on Deno. Everything else is the code that Node runs
 * (server/edge-function.ts). Deploy after a build, because the site's manifest goes along.
 */
import manifest from "site-manifest" with { type: "json" };
import { createEdgeFunction } from "../../../server/edge-function.ts";

const answer = createEdgeFunction({
  variables: Deno.env.toObject(),
  manifest,
  // Only the hosted runtime has it, and only there an instance ends early.
  waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
});

Deno.serve((request, { remoteAddr }) => answer(request, remoteAddr.hostname));
