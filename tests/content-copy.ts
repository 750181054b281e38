import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { type Document, parseDocument } from "yaml";
import { readAllContent } from "../build-site/content/all-content.ts";
import { ContentError } from "../build-site/content/check-files.ts";
import type { Fault } from "../build-site/content/content-file.ts";

/** The repository's root. */
export const project = join(import.meta.dirname, "../..");

/** For tests: a copy of the real content, made anew for each test, which may break it. */
export class ContentCopy {
  root = "";

  constructor() {
    beforeEach(() => {
      this.root = mkdtempSync(join(tmpdir(), "content-"));
      cpSync(join(project, "content"), join(this.root, "content"), { recursive: true });
      for (const name of readdirSync(join(project, "art/rendered"))) {
        const scene = `art/rendered/${name}/scene.json`;
        if (existsSync(join(project, scene))) cpSync(join(project, scene), join(this.root, scene));
      }
      symlinkSync(join(project, "public"), join(this.root, "public"));
    });
    afterEach(() => rmSync(this.root, { recursive: true }));
  }

  read(file: string): string {
    return readFileSync(join(this.root, "content", file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, "content", file), text);
  }

  /** Changes fields by their path; `undefined` deletes one. */
  change(file: string, ...changes: [path: (string | number)[], value: unknown][]): void {
    const document: Document = parseDocument(this.read(file), {
      customTags: [{ tag: "!sample", resolve: (text: string) => text }],
    });
    for (const [path, value] of changes) {
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
    }
    this.write(file, String(document));
  }

  getFaults(): readonly Fault[] {
    try {
      readAllContent(this.root);
    } catch (error) {
      if (error instanceof ContentError) return error.faults;
      throw error;
    }
    return [];
  }

  /** 1-based line of the first line that holds the word. */
  findLine(file: string, text: string): number {
    return (
      this.read(file)
        .split("\n")
        .findIndex((line) => line.startsWith(text) || line.includes(` ${text}`)) + 1
    );
  }
}
