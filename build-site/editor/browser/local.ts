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

const getName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** What the editor uses of a `FileSystemFileHandle`. */
const openFile = (path: string, versions: Versions) => ({
  kind: "file",
  name: getName(path),

  async getFile(): Promise<File> {
    const response = await requestFile(path);
    const { headers } = response;
    const version = headers.get("etag") ?? "";
    const known = versions.get(path) ?? version;
    if (known !== version && entry.test(path)) refuseChange(path);
    versions.set(path, version);
    const lastModified = Date.parse(headers.get("last-modified") ?? "");
    const type = headers.get("content-type") ?? "";
    return new File([await response.blob()], getName(path), { lastModified, type });
  },

  async createWritable() {
    // The editor gives a file whole, and hears of a failure here alone: not when it closes the file.
    const write = async (body: Blob | string) => {
      const known = versions.get(path);
      const headers: HeadersInit = known ? { "if-match": known } : { "if-none-match": "*" };
      const response = await requestFile(path, { method: "PUT", body, headers });
      versions.set(path, response.headers.get("etag") ?? "");
    };
    return { write, close: async () => {} };
  },
});

/**
 * What the editor uses of a `FileSystemDirectoryHandle`. Folders come and go with their files.
 *
 * @param all paths, if the folder above has just asked for them
 */
const openFolder = (path: string, versions: Versions, all?: readonly string[]) => {
  const below = path && `${path}/`;
  return {
    kind: "directory",
    name: getName(path),

    async *entries(): AsyncGenerator<[name: string, handle: object]> {
      const paths: readonly string[] = all ?? (await (await requestFile("")).json());
      const names = new Map(
        paths
          .filter((each) => each.startsWith(below))
          .map((each) => each.slice(below.length).split("/"))
          .map(([name = "", ...rest]) => [name, rest.length > 0]),
      );
      for (const [name, isFolder] of names) {
        const inside = below + name;
        yield [name, isFolder ? openFolder(inside, versions, paths) : openFile(inside, versions)];
      }
    },

    getDirectoryHandle: async (name: string): Promise<object> => openFolder(below + name, versions),

    async getFileHandle(name: string, { create = false } = {}) {
      if (!create) await requestFile(below + name, { method: "HEAD" });
      return openFile(below + name, versions);
    },

    async removeEntry(name: string): Promise<void> {
      const known = versions.get(below + name);
      const headers: HeadersInit = known ? { "if-match": known } : {};
      await requestFile(below + name, { method: "DELETE", headers });
      versions.delete(below + name);
    },
  };
};

/**
 * The editor for `npm run edit`. Its test backend keeps files in a folder that the browser gives it;
 * here it is given the working folder, so it needs neither an account nor a choice of folder.
 */

navigator.storage.getDirectory = async () =>
  ({
    getDirectoryHandle: async () => openFolder("", new Map()),
  }) as unknown as FileSystemDirectoryHandle;
// Otherwise the editor writes to another name first and moves the file; the server does that.
Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
// Signed in from the start, and what was saved stays open beside its page.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });

await import("./main.ts");
