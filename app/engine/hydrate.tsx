import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { keepVisitorState } from "../platform/visitor-state.ts";

interface Live extends ReturnType<typeof keepVisitorState> {
  onLive: () => void;
  children: ReactNode;
}

/** Outside of everything else, so that the island's own effects find its fields as they were left. */
function Live({ noteFocus, bringFields, bringFocus, onLive, children }: Live) {
  noteFocus();
  useInsertionEffect(bringFields, [bringFields]);
  useLayoutEffect(bringFocus, [bringFocus]);
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Hydrates an island. One that throws reverts to what the build drew, so there is never a hole in
 * the page. One that is not as the build drew it, since a translator or an extension has changed it, is
 * drawn anew, with what the visitor did in it.
 *
 * @returns a promise resolved once it responds, with a function that unmounts it
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
): Promise<() => void> {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = element.innerHTML;
  return new Promise((resolve, reject) => {
    const onLive = () => resolve(() => root.unmount());
    const root = hydrateRoot(
      element,
      <Live {...keepVisitorState(element)} onLive={onLive}>
        <StrictMode>
          <Island {...props} />
        </StrictMode>
      </Live>,
      {
        identifierPrefix: element.dataset.islandId,
        // Not an error for the visitor; every test of a page that nobody changed fails on it.
        onRecoverableError: (error) => console.debug("drawn anew:", element.dataset.island, error),
        onUncaughtError(error) {
          console.error(error);
          element.innerHTML = html;
          reject(error);
        },
      },
    );
  });
}
