import { nameEntry } from "./merge-draft.ts";

/** The working folder as the editor sees it, read and written through the development server. */

/** Below this address the server answers GET, PUT and DELETE for each file, and lists all at "". */
const filesAddress = "/edit/files/";

/** What this window has last read or written of each file, by its path. */
type Versions = Map<string, string>;

/** Files whose words the editor keeps from its start on; of others, it reads whatever is there now. */
const entry = /\.(?:md|yaml)$/;

function refuseChange(path: string): never {
  throw new DOMException(
    `“${nameEntry(path)}” was changed elsewhere since this window read it, so nothing was saved over it. Reload this page: it opens the entry with that change, and “Restore” adds what you have changed here.`,
    "InvalidModificationError",
  );
}

function refuseWithoutServer(): never {
  throw new DOMException(
    "“npm run edit” has ended. Start it again in its terminal window, then press Save: what you changed is still here.",
    "NetworkError",
  );
}

async function requestFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(
    filesAddress + path.split("/").map(encodeURIComponent).join("/"),
    init,
  ).catch(refuseWithoutServer);
  if (response.ok) return response;
  const { statusText, status } = response;
  if (status === 412) refuseChange(path);
  throw new DOMException(statusText, status === 404 ? "NotFoundError" : "InvalidStateError");
}

/** What the editor uses of a `FileSystemFileHandle`. */
class WorkingFile {
  readonly kind = "file";
  readonly path: string;
  readonly name: string;
  readonly #versions: Versions;

  constructor(path: string, name: string, versions: Versions) {
    this.path = path;
    this.name = name;
    this.#versions = versions;
  }

  #keepVersion({ headers }: Response): void {
    const version = headers.get("etag") ?? "";
    const known = this.#versions.get(this.path) ?? version;
    if (known !== version && entry.test(this.path)) refuseChange(this.path);
    this.#versions.set(this.path, version);
  }

  async getFile(): Promise<File> {
    const response = await requestFile(this.path);
    this.#keepVersion(response);
    const lastModified = Date.parse(response.headers.get("last-modified") ?? "");
    const type = response.headers.get("content-type") ?? "";
    return new File([await response.blob()], this.name, { lastModified, type });
  }

  async createWritable() {
    // The editor gives a file whole, and hears of a failure here alone: not when it closes the file.
    const write = async (body: Blob | string) => {
      const known = this.#versions.get(this.path);
      const headers: HeadersInit = known ? { "if-match": known } : { "if-none-match": "*" };
      const response = await requestFile(this.path, { method: "PUT", body, headers });
      this.#versions.set(this.path, response.headers.get("etag") ?? "");
    };
    return { write, close: async () => {} };
  }
}

/** What the editor uses of a `FileSystemDirectoryHandle`. Folders come and go with their files. */
class WorkingFolder {
  readonly kind = "directory";
  readonly path: string;
  readonly name: string;
  readonly #versions: Versions;
  /** All files, if the folder above has just asked for them. */
  readonly #paths: readonly string[] | undefined;

  constructor(
    path: string,
    name: string,
    versions: Versions = new Map(),
    paths?: readonly string[],
  ) {
    this.path = path;
    this.name = name;
    this.#versions = versions;
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
      const inside = isFolder
        ? new WorkingFolder(path, name, this.#versions, paths)
        : new WorkingFile(path, name, this.#versions);
      yield [name, inside];
    }
  }

  async getDirectoryHandle(name: string): Promise<WorkingFolder> {
    return new WorkingFolder(this.#join(name), name, this.#versions);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<WorkingFile> {
    const path = this.#join(name);
    if (!create) await requestFile(path, { method: "HEAD" });
    return new WorkingFile(path, name, this.#versions);
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.#join(name);
    const known = this.#versions.get(path);
    const headers: HeadersInit = known ? { "if-match": known } : {};
    await requestFile(path, { method: "DELETE", headers });
    this.#versions.delete(path);
  }
}

/**
 * The editor for `npm run edit`. Its test backend keeps files in a folder that the browser gives it;
 * here it is given the working folder, so it needs neither an account nor a choice of folder.
 */

navigator.storage.getDirectory = async () =>
  ({
    getDirectoryHandle: async () => new WorkingFolder("", "working folder"),
  }) as unknown as FileSystemDirectoryHandle;
// Otherwise the editor writes to another name first and moves the file; the server does that.
Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
// Signed in from the start, and what was saved stays open beside its page.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });

await import("./main.ts");
