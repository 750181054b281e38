import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { classNames } from "../ui/class-names.ts";
import { ArticleDay } from "../ui/Day.tsx";

/** Where content is edited, and whether that is a form of the site's own editor, which is not a page of the site. */
interface EditedPlace {
  name: string;
  href: string;
  isInEditor: boolean;
}

/** What does not fit, in sentences. */
export interface PreviewFault extends EditedPlace {
  words: string;
}

/** What a page tells the team about itself, in a preview and in development. Visitors never see it. */
export interface PreviewNotes {
  /** The content files that the page is made from, its own first. */
  files: readonly EditedPlace[];
  /** While there are any, the page may be as it was before. */
  faults?: readonly PreviewFault[];
  /** Whether it is a preview of a change, at an address that others can open. */
  isPreview: boolean;
  /** What the team may want to know of all content, in sentences. */
  notes: readonly string[];
  /** Whether someone receives what the contact form sends. */
  hasBackend: boolean;
}

/** Undefined on the published site. */
export const PreviewContext = createContext<PreviewNotes | undefined>(undefined);

/** In a preview whose form nobody would receive, it is switched off (docs/decisions/0021). */
export function FormPlace({ children }: { children: ReactNode }) {
  const preview = useContext(PreviewContext);
  if (!preview || preview.hasBackend) return children;
  return (
    <>
      <p className="mb-4 border-l-4 border-petrol bg-sheet px-5 py-4 text-small text-ink">
        This is a preview: its form is switched off. To try the form, run npm start on a computer
        with the branch.
      </p>
      <div inert>{children}</div>
    </>
  );
}

/** On a page that visitors do not see today: its first day online, if it has one. Words for the team are in code. */
export function OfflineNote({ draft, publish }: { draft: boolean; publish?: string | undefined }) {
  if (!draft) return;
  return (
    <p className="tag mt-3 w-fit bg-signal px-2 py-1 text-signal-ink">
      {publish ? (
        <>
          Visitors see this page from <ArticleDay date={publish} /> on.
        </>
      ) : (
        "Draft. Visitors don’t see this page."
      )}
    </p>
  );
}

const link = "underline underline-offset-3";

/** Below the top bar: whether this is a preview, what does not fit, the files to edit, and notes. Words for the team are in code. */
export function PreviewBar({ files, faults = [], isPreview, notes }: PreviewNotes) {
  const [own, ...others] = files;
  return (
    <aside
      data-preview
      aria-label="For the team"
      className={classNames(
        "no-print z-10 mt-(--header-height) -mb-(--header-height) border-b border-hairline bg-sheet text-small text-ink",
        // The form scrolls the page to the field in hand; with header and consent banner, it fits a low window.
        faults.length > 0 ? "sticky top-(--header-height) max-h-[30vh] overflow-auto" : "relative",
      )}
    >
      <div className="page-column flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2">
        {faults.length > 0 && (
          <section className="w-full border-l-4 border-signal pl-4">
            <p className="font-medium">
              What you saved is kept, and this does not fit yet. Until it does, pages may be shown
              as they were before.
            </p>
            {faults.map((fault) => (
              <p key={fault.name + fault.words}>
                <EditLink file={fault}>{fault.name}</EditLink>: {fault.words}
              </p>
            ))}
          </section>
        )}
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
function EditLink({ file, ...rest }: { file: EditedPlace } & ComponentProps<"a">) {
  const target = file.isInEditor ? "_blank" : undefined;
  return <a href={file.href} target={target} className={link} {...rest} />;
}
