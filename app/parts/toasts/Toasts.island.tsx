import * as Toast from "@radix-ui/react-toast";
import { TriangleAlert } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { toast as showInToaster, Toaster } from "sonner";
import { island } from "../../engine/island.tsx";
import { nextFrame } from "../../platform/dom.ts";
import { useStore } from "../../platform/use-store.ts";
import { Button } from "../ui/Button.tsx";
import { CloseButton } from "../ui/icons.tsx";
import type { Messages } from "./schema.ts";
import { dismissToast, noticeStore, type ShownToast, toastStore } from "./toast-store.ts";
import "sonner/dist/styles.css";
import "./toasts.css";

type Names = Messages["accessibleNames"];

/** Both toasters; browser.ts wakes them with the first message. */
function Toasts({ names }: { names: Names }) {
  const toast = useStore(toastStore);
  const notices = useStore(noticeStore);
  return (
    <>
      {toast && <AppToaster {...toast} names={names} />}
      {notices.length > 0 && <NoticeToaster notices={notices} names={names} />}
    </>
  );
}

/** The app-level toaster, with the constants of spec section 9. */
function AppToaster({ names, ...toast }: ShownToast & { names: Names }) {
  const { id, title, description, action, tone, isOpen } = toast;
  const viewport = useRef<HTMLOListElement>(null);
  usePlace(() => {
    const message = viewport.current?.querySelector("li");
    if (!viewport.current || !message) return;
    // Where it would be without being moved.
    const left = viewport.current.offsetLeft + message.offsetLeft;
    const top = viewport.current.offsetTop + message.offsetTop;
    const { offsetWidth, offsetHeight: height } = message;
    const free = findFreeTop({ left, right: left + offsetWidth, height, top });
    viewport.current.style.translate = `0 ${free - top}px`;
  }, id);
  return (
    <Toast.Provider duration={5000} swipeThreshold={50} label={names.toast}>
      <Toast.Root
        key={id}
        open={isOpen}
        onOpenChange={() => dismissToast(id)}
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
  const free = findFreeTop({ left: Math.max(0, right - width), right, height, top });
  document.documentElement.style.setProperty("--notice-lift", `${top - free}px`);
}

let shown = 0;

/** The secondary toaster, with the constants of spec section 9. */
function NoticeToaster({ notices, names }: { notices: readonly string[]; names: Names }) {
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
        className:
          "notice flex min-h-12 items-center gap-3 rounded-md border border-ink bg-ink px-4 py-3 text-small text-white",
      }}
    />
  );
}

/**
 * Places messages once what they tell about has the focus, and anew when something else comes to be below
 * them: by the keyboard, by a press, by scrolling, on another page.
 */
function usePlace(place: () => void, message: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own place
  useLayoutEffect(() => {
    void nextFrame().then(place);
    const changes = new ResizeObserver(place);
    changes.observe(document.body);
    const types = ["scrollend", "focusin"];
    for (const type of types) addEventListener(type, place);
    return () => {
      changes.disconnect();
      for (const type of types) removeEventListener(type, place);
    };
  }, [message]);
}

/** What a message can speak of: the field with the focus (WCAG 2.4.11), what is wrong, what became of the form. */
const spokenOf =
  ":focus:not(main), [aria-invalid=true], [data-error-for], main [role=alert], [data-uncovered]";

/** What no message covers if there is space elsewhere. */
const kept = `h1, h2, h3, h4, a[href], button, summary, label, input, select, textarea, main [role=status], ${spokenOf}`;

/** Least distance between a message and these, in pixels. */
const margin = 8;

/**
 * Finds where a message of this size covers nothing that is kept, or at least nothing that it speaks of, as near as can
 * be to where it belongs. All in pixels of the window.
 *
 * @param place where it would be if nothing were in the way
 * @returns its top; where it belongs, if there is no such place
 */
function findFreeTop(place: Record<"left" | "right" | "height" | "top", number>): number {
  const { left, right, height, top: wanted } = place;
  const listTaken = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = box.right <= left || box.left >= right;
      if (isBeside || box.bottom <= 0 || box.top >= innerHeight) return [];
      const isOwn = element.closest("[data-sonner-toaster], .toast-corner");
      return !isOwn && element.checkVisibility({ visibilityProperty: true }) ? [box] : [];
    });
  const find = (boxes: readonly DOMRect[]) =>
    [wanted, ...boxes.flatMap((box) => [box.bottom + margin, box.top - height - margin])]
      .filter((top) => top >= 0 && top + height <= innerHeight)
      .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
      .find((top) =>
        boxes.every((box) => top + height + margin <= box.top || box.bottom + margin <= top),
      );
  return find(listTaken(kept)) ?? find(listTaken(spokenOf)) ?? wanted;
}

export default island("Toasts", Toasts);
