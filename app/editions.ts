import type { Editions } from "./engine/page-record.ts";

/** What is published (docs/changing.md, "A second language"). */
export const editions: Editions = [{ language: "en", locale: "en-US", prefix: "", folder: "." }];
