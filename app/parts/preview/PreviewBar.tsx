import type { ComponentProps } from "react";
import type { EditableFile, PreviewNotes } from "./preview-context.ts";

const link = "underline underline-offset-3";

/** Below the top bar: whether this is a preview, the files to edit, and notes. Words for the team are in code. */
export function PreviewBar({ files, isPreview, notes }: PreviewNotes) {
  const [own, ...others] = files;
  return (
    <aside
      data-preview
      aria-label="For the team"
      className="no-print relative z-10 mt-(--header-height) -mb-(--header-height) border-b border-hairline bg-sheet text-small text-ink"
    >
      <div className="page-column flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2">
        {isPreview && <p className="font-medium">Preview of a change. Visitors don’t see it.</p>}
        {own && (
          <EditLink file={own} title={own.name}>
            Edit this page
          </EditLink>
        )}
        {notes.map((note) => (
          <p key={note} className="order-last w-full">
            {note}
          </p>
        ))}
        {others.length > 0 && (
          <details>
            <summary className={`cursor-pointer ${link}`}>{others.length} more files</summary>
            <ul className="py-2 sm:columns-2 gap-x-8">
              {others.map((file) => (
                <li key={file.name} className="py-1">
                  <EditLink file={file}>{file.name}</EditLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </aside>
  );
}

/** The editor opens in a tab of its own; beside the page, build-site/editor/browser/workbench.html takes the click. */
function EditLink({ file, ...rest }: { file: EditableFile } & ComponentProps<"a">) {
  const target = file.isInEditor ? "_blank" : undefined;
  return <a href={file.href} target={target} className={link} {...rest} />;
}
