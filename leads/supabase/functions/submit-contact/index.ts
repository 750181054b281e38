/**
 * The entry of the hosted edge: submit-contact on Deno. Everything else is the code that Node runs,
 * too (leads/edge.ts). Deploy after a build, which puts the site's manifest and `startup/` here.
 */
import manifest from "site-manifest" with { type: "json" };
import { createEdgeFunction } from "../../../edge.ts";

const answer = createEdgeFunction({
  variables: Deno.env.toObject(),
  manifest,
  // Only the hosted runtime has it, and only there an instance ends early.
  waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work),
});

Deno.serve((request, { remoteAddr }) => answer(request, remoteAddr.hostname));
