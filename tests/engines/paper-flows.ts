import type { Flow } from "./flow.ts";

export const paperFlows: readonly Flow[] = [];
