import type { Editions } from "./engine/edition.ts";

/** What is published (docs/changing.md, "A second language"). */
export const editions: Editions = [{ language: "en", locale: "en-US", prefix: "", folder: "." }];
