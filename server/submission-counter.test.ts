import { describeCounter } from "./store/counter-contract.ts";
import { createMemoryCounter } from "./submission-counter.ts";

describeCounter("the memory", async () => createMemoryCounter());
