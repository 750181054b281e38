import * as Toast from "@radix-ui/react-toast";
import { useLayoutEffect, useRef } from "react";
import { nextFrame } from "../../platform/dom.ts";
import { useStore } from "../../platform/use-store.ts";
import { Button } from "../ui/Button.tsx";
import { coverEdge } from "../ui/edge-cover.ts";
import { CloseIcon } from "../ui/icons.tsx";
import { findFreeTop, followPage } from "./find-free-top.ts";
import type { Messages } from "./schema.ts";
import { ToneMark, toastCard, toastCorner } from "./ToneMark.tsx";
import { dismissToast, toastStore } from "./toast-store.ts";

/** Moves the message to where it covers nothing. */
function keepClear(viewport: HTMLElement): void {
  const message = viewport.querySelector("li");
  if (!message) return;
  // Where it would be without being moved.
  const left = viewport.offsetLeft + message.offsetLeft;
  const top = viewport.offsetTop + message.offsetTop;
  const { offsetWidth, offsetHeight: height } = message;
  const free = findFreeTop({ left, right: left + offsetWidth, height, top });
  viewport.style.translate = `0 ${free - top}px`;
}

/** The app-level toaster, with the constants of spec section 9. */
export function AppToaster({ names }: { names: Messages["accessibleNames"] }) {
  const toasts = useStore(toastStore);
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(
    () => (viewport.current ? coverEdge(viewport.current, "--toast-cover") : undefined),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own place
  useLayoutEffect(() => {
    const place = () => viewport.current && keepClear(viewport.current);
    // Once what it tells about has the focus.
    void nextFrame().then(place);
    return followPage(place);
  }, [toasts]);

  return (
    <Toast.Provider duration={5000} swipeThreshold={50} label={names.toast}>
      {toasts.map(({ id, title, description, action, tone = "default", isOpen }) => (
        <Toast.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
          className={toastCard}
        >
          <ToneMark tone={tone} />
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
          <span className="tip-area relative flex-none self-start">
            <Toast.Close
              aria-label={names.close}
              className="toast-close grid size-11 place-items-center"
            >
              <CloseIcon />
            </Toast.Close>
            <span
              aria-hidden="true"
              className="tip-on-left z-1 rounded-sm bg-ink text-small leading-tight whitespace-nowrap text-white"
            >
              {names.close}
            </span>
          </span>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={viewport} hotkey={["F8"]} label={names.toasts} className={toastCorner} />
    </Toast.Provider>
  );
}
