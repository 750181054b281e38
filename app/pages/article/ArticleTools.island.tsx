import { island } from "../../engine/island.tsx";
import { copyAddress } from "../../parts/toasts/copy-address.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { useSectionMark } from "./use-section-mark.ts";

interface ArticleToolsProps {
  /** Id of the table of contents. */
  contentsId: string;
  label: string;
  /** Confirmations of what happened. */
  copied: string;
  failed: string;
}

/**
 * What lives in an article: the table of contents' mark, and a button that copies the page's address,
 * without query and fragment. Scripts off, there is neither.
 */
function ArticleTools({ contentsId, label, copied, failed }: ArticleToolsProps) {
  useSectionMark(contentsId);
  const copy = () => {
    const { origin, pathname } = window.location;
    void copyAddress(origin + pathname, { copied, notCopied: failed });
  };
  return (
    <Button
      tone="line"
      size="sm"
      onClick={copy}
      className="no-print [@media(scripting:none)]:hidden"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
        <path
          d="M6.5 9.5l3-3M7 4.5l1.6-1.6a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.6 1.6a3 3 0 0 1-4.5-4.5L4.5 7"
          strokeWidth="1.4"
        />
      </svg>
      {label}
    </Button>
  );
}

export default island("ArticleTools", ArticleTools);
