import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import type { Messages } from "./schema.ts";
import "sonner/dist/styles.css";
import "./notice-toaster.css";
import { findFreeTop, followPage } from "./find-free-top.ts";
import { deliverNotices } from "./toast-store.ts";

/** A live region has to exist for a moment before a screen reader reads what appears in it. */
const regionDelay = 100;

/** Spec section 9, in pixels. */
const offset = 32;
const width = 356;

/** That of a message of two lines, in pixels. */
const height = 64;

/** Lifts the messages to where the foremost one covers nothing. */
function liftNotices(): void {
  const top = innerHeight - offset - height;
  const right = document.documentElement.clientWidth - offset;
  const left = Math.max(0, right - width);
  const lift = top - findFreeTop({ left, right, height, top });
  document.documentElement.style.setProperty("--notice-lift", `${lift}px`);
}

function showLifted(text: string): void {
  liftNotices();
  toast(text);
}

/** The secondary toaster, with the constants of spec section 9. */
export function NoticeToaster({ names }: { names: Messages["accessibleNames"] }) {
  useEffect(() => {
    const timer = setTimeout(() => deliverNotices(showLifted), regionDelay);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () =>
      followPage(() => {
        if (document.querySelector("[data-sonner-toast]")) liftNotices();
      }),
    [],
  );
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={offset}
      mobileOffset={{ bottom: offset }}
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
