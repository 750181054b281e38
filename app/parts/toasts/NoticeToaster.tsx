import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import type { Messages } from "./schema.ts";
import "sonner/dist/styles.css";
import "./notice-toaster.css";
import { deliverNotices } from "./notices.ts";

/** A live region has to exist for a moment before a screen reader reads what appears in it. */
const regionDelay = 100;

/** The secondary toaster, with the constants of spec section 9. */
export function NoticeToaster({ names }: { names: Messages["accessibleNames"] }) {
  useEffect(() => {
    const timer = setTimeout(() => deliverNotices((text) => toast(text)), regionDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={32}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={names.confirmations}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "notice flex min-h-12 items-center gap-3 rounded-md border border-ink bg-ink px-4 py-3 text-small text-white shadow-raised",
        },
      }}
    />
  );
}
