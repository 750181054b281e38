import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ContentError } from "content-model/check-files";
import { type Fault, sampleMark } from "content-model/content-file";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Document, parseDocument } from "yaml";
import { editions } from "../app/editions.ts";
import {
  getPdfName,
  readDownloadTexts,
  readShiftFile,
} from "../build-site/downloads/site-downloads.ts";
import { checkAllContent, listSamples } from "../build-site/rules/check-content.ts";
import { composeSample } from "./sample/compose-sample.ts";

/** The repository's root. */
export const project = resolve(import.meta.dirname, "..");

/** The download that is written by hand. */
const calculatorCases = "public/downloads/tool-cases.json";

/** What the samples' placeholders could be in truth. */
const realValues = {
  "aes32.example": "aes32.de",
  "linkedin.com/company/example": "linkedin.com/company/aes32",
  Musterstraße: "Elbchaussee",
  Musterstadt: "Hamburg",
  "(sample) 00000": "D-22763",
  "HRB 00000": "HRB 12345",
  DE000000000: "DE123456789",
  "+49 00 0000000": "+49 40 1234567",
  "First Managing Director": "A. Real Name",
  "Second Managing Director": "B. Real Name",
  "Example ": "Real ",
};

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
      if (text === undefined) this.#delete(file);
      else this.write(file, text);
    }
    this.#originals.clear();
  }

  /** Deletes a file, and its folder if nothing is left in it. */
  #delete(file: string): void {
    const folder = dirname(this.#getPath(file));
    rmSync(this.#getPath(file), { force: true });
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }

  #getPath(file: string): string {
    return join(this.root, "content", file);
  }

  #keepOriginal(file: string): void {
    if (this.#originals.has(file)) return;
    this.#originals.set(file, existsSync(this.#getPath(file)) ? this.read(file) : undefined);
  }

  has(file: string): boolean {
    return existsSync(this.#getPath(file));
  }

  read(file: string): string {
    return readFileSync(this.#getPath(file), "utf8");
  }

  /** The YAML and Markdown files with certain words. */
  find(words: string): string[] {
    const files = globSync("**/*.{md,yaml}", { cwd: join(this.root, "content") });
    return files.filter((file) => this.read(file).includes(words));
  }

  write(file: string, text: string | Buffer): void {
    this.#keepOriginal(file);
    mkdirSync(dirname(this.#getPath(file)), { recursive: true });
    writeFileSync(this.#getPath(file), text);
  }

  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  remove(file: string): void {
    this.#keepOriginal(file);
    this.#delete(file);
  }

  /** Changes a field by its path; deletes it if the value is undefined. */
  change(file: string, path: (string | number)[], value: unknown): void {
    const document: Document = parseDocument(this.read(file));
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
    this.write(file, String(document));
  }

  /** Puts a stand-in for each download in place of the printed one, made from the content as it is. */
  makeDownloads(): void {
    rmSync(join(this.root, "public"), { recursive: true });
    cpSync(join(project, calculatorCases), join(this.root, calculatorCases));
    for (const { id, mark } of readDownloadTexts(this.root, editions[0])) {
      writeFileSync(join(this.root, getPdfName(id)), mark);
    }
    const { name, text } = readShiftFile(this.root);
    writeFileSync(join(this.root, name), text);
  }

  /** Replaces every sample, as its owner would. */
  async replaceSamples(): Promise<void> {
    const samples = await listSamples(this.root);
    for (const file of new Set(samples.map((sample) => sample.file.replace("content/", "")))) {
      const real = Object.entries(realValues).reduce(
        (text, [placeholder, value]) => text.replaceAll(placeholder, value),
        this.read(file),
      );
      // What would then be read as a number is put in quotes.
      const text = real.replaceAll(/\(sample\) ([\d.]+)$/gm, '"$1"');
      this.write(file, text.replaceAll(sampleMark, ""));
    }
    this.makeDownloads();
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
