import { useEffect, useState } from "react";
import { Toaster, type ToasterProps, toast } from "sonner";
import { matchesMedia } from "../../platform/matches-media.ts";
import type { Messages } from "./schema.ts";
import "sonner/dist/styles.css";
import "./notice-toaster.css";
import { deliverNotices } from "./notices.ts";

/** A live region has to exist for a moment before a screen reader reads what appears in it. */
const regionDelay = 100;

/** On a phone, below the top bar: the lower edge is where the first screen's buttons are. */
function getPosition() {
  return matchesMedia("(width < 48rem)") ? "top-center" : "bottom-right";
}

/** The secondary toaster, with the constants of spec section 9. */
export function NoticeToaster({ names }: { names: Messages["accessibleNames"] }) {
  const [position] = useState<ToasterProps["position"]>(getPosition);
  useEffect(() => {
    const timer = setTimeout(() => deliverNotices((text) => toast(text)), regionDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Toaster
      position={position}
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={32}
      mobileOffset={{ top: "calc(var(--header-height) + 1rem)" }}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={names.confirmations}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "notice flex min-h-12 items-center gap-3 rounded-md border border-ink bg-ink px-4 py-3 text-small text-white",
        },
      }}
    />
  );
}
