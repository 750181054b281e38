import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Document, parseDocument } from "yaml";
import { checkAllContent } from "../build-site/content/all-content.ts";
import { ContentError } from "../build-site/content/check-files.ts";
import type { Fault } from "../build-site/content/content-file.ts";
import { composeSample } from "./sample/compose-sample.ts";

/** The repository's root. */
export const project = resolve(import.meta.dirname, "..");

/** For tests: a copy of content, which may be broken; each test begins with it whole. */
export class ContentCopy {
  root = "";
  /** The changed files as they were; undefined for one that was not there. */
  readonly #originals = new Map<string, string | undefined>();

  /** @param compose puts the content into a folder; the sample's unless a test needs another */
  constructor(compose: (folder: string) => void = composeSample) {
    beforeAll(() => {
      this.root = mkdtempSync(join(tmpdir(), "content-"));
      compose(this.root);
    });
    afterEach(() => this.restore());
    afterAll(() => rmSync(this.root, { recursive: true }));
  }

  restore(): void {
    for (const [file, text] of this.#originals) {
      if (text === undefined) rmSync(this.#getPath(file), { force: true });
      else writeFileSync(this.#getPath(file), text);
    }
    this.#originals.clear();
  }

  #getPath(file: string): string {
    return join(this.root, "content", file);
  }

  #keepOriginal(file: string): void {
    if (this.#originals.has(file)) return;
    this.#originals.set(file, existsSync(this.#getPath(file)) ? this.read(file) : undefined);
  }

  read(file: string): string {
    return readFileSync(this.#getPath(file), "utf8");
  }

  write(file: string, text: string): void {
    this.#keepOriginal(file);
    writeFileSync(this.#getPath(file), text);
  }

  remove(file: string): void {
    this.#keepOriginal(file);
    rmSync(this.#getPath(file));
  }

  /** Changes a field by its path. */
  change(file: string, path: (string | number)[], value: unknown): void {
    const document: Document = parseDocument(this.read(file), {
      customTags: [{ tag: "!sample", resolve: (text: string) => text }],
    });
    document.setIn(path, document.createNode(value));
    this.write(file, String(document));
  }

  async findFaults(): Promise<readonly Fault[]> {
    try {
      await checkAllContent(this.root);
    } catch (error) {
      if (error instanceof ContentError) return error.faults;
      throw error;
    }
    return [];
  }
}
