/** The working folder as the editor sees it, read and written through the development server. */

/** Below this address the server answers GET, PUT and DELETE for each file, and lists all at "". */
const filesAddress = "/edit/files/";

async function requestFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(
    filesAddress + path.split("/").map(encodeURIComponent).join("/"),
    init,
  );
  if (response.ok) return response;
  const { statusText, status } = response;
  throw new DOMException(statusText, status === 404 ? "NotFoundError" : "InvalidStateError");
}

/** What the editor uses of a `FileSystemFileHandle`. */
class WorkingFile {
  readonly kind = "file";
  readonly path: string;
  readonly name: string;

  constructor(path: string, name: string) {
    this.path = path;
    this.name = name;
  }

  async getFile(): Promise<File> {
    const response = await requestFile(this.path);
    const lastModified = Date.parse(response.headers.get("last-modified") ?? "");
    const type = response.headers.get("content-type") ?? "";
    return new File([await response.blob()], this.name, { lastModified, type });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () =>
        void (await requestFile(this.path, { method: "PUT", body: new Blob(parts) })),
    };
  }
}

/** What the editor uses of a `FileSystemDirectoryHandle`. Folders come and go with their files. */
export class WorkingFolder {
  readonly kind = "directory";
  readonly path: string;
  readonly name: string;
  /** All files, if the folder above has just asked for them. */
  readonly #paths: readonly string[] | undefined;

  constructor(path: string, name: string, paths?: readonly string[]) {
    this.path = path;
    this.name = name;
    this.#paths = paths;
  }

  #join(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries(): AsyncGenerator<[string, WorkingFile | WorkingFolder]> {
    const paths: readonly string[] = this.#paths ?? (await (await requestFile("")).json());
    const below = this.path && `${this.path}/`;
    const names = new Map(
      paths
        .filter((path) => path.startsWith(below))
        .map((path) => path.slice(below.length).split("/"))
        .map(([name = "", ...rest]) => [name, rest.length > 0]),
    );
    for (const [name, isFolder] of names) {
      const path = this.#join(name);
      yield [name, isFolder ? new WorkingFolder(path, name, paths) : new WorkingFile(path, name)];
    }
  }

  async getDirectoryHandle(name: string): Promise<WorkingFolder> {
    return new WorkingFolder(this.#join(name), name);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<WorkingFile> {
    const path = this.#join(name);
    if (!create) await requestFile(path, { method: "HEAD" });
    return new WorkingFile(path, name);
  }

  async removeEntry(name: string): Promise<void> {
    await requestFile(this.#join(name), { method: "DELETE" });
  }
}
