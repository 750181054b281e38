import type * as v from "valibot";
import type { PictureSource } from "./media-fields.ts";

/**
 * What content a page can request: a description that the build reads, never the words themselves.
 * It is next to whatever shows the words, and has their type.
 */
export type Source = YamlSource | CustomSource<unknown>;

export type YamlSource =
  | FileSource<v.GenericSchema>
  | FilesSource<v.GenericSchema>
  | FolderSource<v.GenericSchema>;

interface Described<Schema> {
  schema: Schema;
  /** what each of the files is, for whoever fills it in */
  about: string | undefined;
}

/** One YAML file, as a path below content/. */
export type FileSource<S extends v.GenericSchema> = Described<S> & { kind: "file"; file: string };

/** YAML files with one schema; their value is a list in this order. */
export type FilesSource<S extends v.GenericSchema> = Described<S> & {
  kind: "files";
  files: readonly string[];
};

/**
 * An open folder below content/: any number of YAML files with one schema, also none. Their value is a list of
 * entries, by file name.
 */
export type FolderSource<S extends v.GenericSchema> = Described<S> & {
  kind: "folder";
  folder: string;
};

/** What every entry of an open folder has beside the fields of its file. */
export interface Entry {
  /** the file's name, and the last part of the entry's address if it has one */
  slug: string;
  /** Whether visitors do not see it: it is a draft, not published yet, or past its last day. */
  draft: boolean;
}

/** Content that is more than YAML files. Whatever shows it says its type, the build how it is read. */
export interface CustomSource<Value> {
  kind: "custom";
  /** under which the build has its reader */
  name: string;
  /** never there: it is for the type checker */
  readonly value?: Value;
}

/** A Markdown text as HTML. */
export interface RenderedText {
  html: string;
  /** second-level headings, for the table of contents */
  headings: { id: string; text: string }[];
}

export const contentFile = <const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  about?: string,
): FileSource<Schema> => ({ kind: "file", file, schema, about });

export const contentFiles = <const Schema extends v.GenericSchema>(
  files: readonly string[],
  schema: Schema,
  about?: string,
): FilesSource<Schema> => ({ kind: "files", files, schema, about });

export const openFolder = <const Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
  about?: string,
): FolderSource<Schema> => ({ kind: "folder", folder, schema, about });

/** @param name under which the build has its reader */
export const customSource = <Value>(name: string): CustomSource<Value> => ({
  kind: "custom",
  name,
});

/** Whether a module's export is a source of YAML files. */
export const isYamlSource = (value: unknown): value is YamlSource =>
  typeof value === "object" && value !== null && "kind" in value && "schema" in value;

/** A source's content as it is written: every `picture` is a name. */
export type Written<S> =
  S extends FilesSource<infer Schema>
    ? v.InferOutput<Schema>[]
    : S extends FolderSource<infer Schema>
      ? (v.InferOutput<Schema> & Entry)[]
      : S extends FileSource<infer Schema>
        ? v.InferOutput<Schema>
        : S extends CustomSource<infer Value>
          ? Value
          : never;

/** A value as a page receives it: every `picture`, a name in the file, is replaced by its files. */
export type WithPictures<T> = T extends readonly (infer Item)[]
  ? WithPictures<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends "picture" ? PictureSource : WithPictures<T[Key]> }
    : T;

/** The type of a source's content, as a page receives it. */
export type Content<S> = WithPictures<Written<S>>;
