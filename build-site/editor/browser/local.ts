/**
 * The editor for `npm run edit`. Its test backend keeps files in a folder that the browser gives it;
 * here it is given the working folder, so it needs neither an account nor a choice of folder.
 */
import { WorkingFolder } from "./working-folder.ts";

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
