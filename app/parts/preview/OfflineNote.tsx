import { ArticleDay } from "../ui/Day.tsx";

interface OfflineNoteProps {
  /** Whether visitors do not see the page today. */
  draft: boolean;
  /** Its first day online, ISO 8601, if it has one. */
  publish?: string | undefined;
}

/** On a page that is not online: since when it will be. Words for the team are in code. */
export function OfflineNote({ draft, publish }: OfflineNoteProps) {
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
