import { useBehavior } from "../../engine/page-context.ts";
import { Button } from "../../parts/ui/Button.tsx";

interface CopyLinkProps {
  label: string;
  /** Confirmations of what happened. */
  copied: string;
  notCopied: string;
}

/** The button that copies the page's address (copy-link.ts). Scripts off, there is none. */
export function CopyLink({ label, copied, notCopied }: CopyLinkProps) {
  return (
    <Button
      tone="line"
      size="sm"
      data-copy-link
      data-copied={copied}
      data-not-copied={notCopied}
      {...useBehavior("article")}
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
