import * as Toast from "@radix-ui/react-toast";
import { TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { toast as showInToaster, Toaster } from "sonner";
import { island } from "../../engine/island.tsx";
import { nextFrame } from "../../platform/dom.ts";
import { useStore } from "../../platform/use-store.ts";
import { Button } from "../ui/Button.tsx";
import { coverEdge } from "../ui/edge-cover.ts";
import { CloseButton } from "../ui/icons.tsx";
import { findFreeTop } from "./find-free-top.ts";
import type { Messages } from "./schema.ts";
import { dismissToast, noticeStore, type ShownToast, toastStore } from "./toast-store.ts";
import "sonner/dist/styles.css";
import "./toasts.css";

/** Accessible names of the toasters and their parts. */
interface ToasterProps {
  names: Messages["accessibleNames"];
}

/**
 * Places messages once they are there, and anew when something else comes to be below them: by a press, by scrolling, on
 * another page.
 */
function usePlace(place: () => void, message: unknown, list?: RefObject<HTMLElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own place
  useLayoutEffect(() => {
    // Once what it tells about has the focus.
    void nextFrame().then(place);
    const changes = new ResizeObserver(place);
    for (const element of [document.body, list?.current]) if (element) changes.observe(element);
    addEventListener("scrollend", place);
    return () => {
      changes.disconnect();
      removeEventListener("scrollend", place);
    };
  }, [message]);
}

/** Moves the app-level message to where it covers nothing. */
function placeToast(viewport: HTMLElement | null): void {
  const message = viewport?.querySelector("li");
  if (!viewport || !message) return;
  // Where it would be without being moved.
  const left = viewport.offsetLeft + message.offsetLeft;
  const top = viewport.offsetTop + message.offsetTop;
  const { offsetWidth, offsetHeight: height } = message;
  const free = findFreeTop({ left, right: left + offsetWidth, height, top });
  viewport.style.translate = `0 ${free - top}px`;
}

/** The app-level toaster, with the constants of spec section 9. */
function AppToaster({ toast, names }: ToasterProps & { toast: ShownToast }) {
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(
    () => (viewport.current ? coverEdge(viewport.current, "--toast-cover") : undefined),
    [],
  );
  usePlace(() => placeToast(viewport.current), toast, viewport);
  const { id, title, description, action, tone, isOpen } = toast;
  return (
    <Toast.Provider duration={5000} swipeThreshold={50} label={names.toast}>
      <Toast.Root
        key={id}
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) dismissToast(id);
        }}
        className="toast-card flex animate-enter items-stretch overflow-hidden rounded-md border border-ink bg-sheet text-ink shadow-panel"
      >
        <span aria-hidden="true" className="toast-tone grid place-items-center" data-tone={tone}>
          {tone === "destructive" && <TriangleAlert size={20} strokeWidth={1.75} />}
        </span>
        <div className="min-w-0 flex-1 px-4 py-3.5">
          <Toast.Title className="text-small font-semibold">{title}</Toast.Title>
          {description && (
            <Toast.Description className="mt-0.5 text-small text-graphite">
              {description}
            </Toast.Description>
          )}
          {action && (
            <Toast.Action asChild altText={action.altText} onClick={action.onSelect}>
              <Button tone="line" size="sm" className="mt-2.5">
                {action.label}
              </Button>
            </Toast.Action>
          )}
        </div>
        <Toast.Close asChild>
          <CloseButton name={names.close} />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={viewport}
        hotkey={["F8"]}
        label={names.toasts}
        className="no-print toast-corner"
      />
    </Toast.Provider>
  );
}

/** A live region has to exist for a moment before a screen reader reads what appears in it. */
const regionDelay = 100;

/** Spec section 9, in pixels. */
const offset = 32;
const width = 356;

/** That of a message of two lines, in pixels. */
const height = 64;

/** Lifts the messages to where the foremost one covers nothing. */
function placeNotices(): void {
  const top = innerHeight - offset - height;
  const right = document.documentElement.clientWidth - offset;
  const left = Math.max(0, right - width);
  const lift = top - findFreeTop({ left, right, height, top });
  document.documentElement.style.setProperty("--notice-lift", `${lift}px`);
}

/** How many confirmations have been shown. */
let shown = 0;

/** The secondary toaster, with the constants of spec section 9. */
function NoticeToaster({ notices, names }: ToasterProps & { notices: readonly string[] }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      placeNotices();
      for (const text of notices.slice(shown)) showInToaster(text);
      shown = notices.length;
    }, regionDelay);
    return () => clearTimeout(timer);
  }, [notices]);
  usePlace(() => document.querySelector("[data-sonner-toast]") && placeNotices(), notices);
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

/** Both toasters; browser.ts wakes them with the first message. */
function Toasts({ names }: ToasterProps) {
  const toast = useStore(toastStore);
  const notices = useStore(noticeStore);
  return (
    <>
      {toast && <AppToaster {...{ toast, names }} />}
      {notices.length > 0 && <NoticeToaster {...{ notices, names }} />}
    </>
  );
}

export default island("Toasts", Toasts);
