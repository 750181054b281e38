import { type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Hydrates an island. One that throws reverts to what the build drew, so there is never a hole in
 * the page.
 *
 * @returns a promise resolved once it responds, with a function that unmounts it
 */
export function hydrate(element: HTMLElement, Island: ComponentType<object>): Promise<() => void> {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = element.innerHTML;
  return new Promise((resolve, reject) => {
    const onLive = () => resolve(() => root.unmount());
    const root = hydrateRoot(
      element,
      <StrictMode>
        <Live onLive={onLive}>
          <Island {...props} />
        </Live>
      </StrictMode>,
      {
        identifierPrefix: element.dataset.islandId,
        onUncaughtError(error) {
          console.error(error);
          element.innerHTML = html;
          reject(error);
        },
      },
    );
  });
}
