import { Component, type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

interface KeeperProps {
  /** What the build drew. */
  html: string;
  children: ReactNode;
}

/** An island that throws reverts to what the build drew, so there is never a hole in the page. */
class Keeper extends Component<KeeperProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />;
  }
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Hydrates an island.
 *
 * @returns a promise resolved once it responds, with a function that unmounts it
 */
export function hydrate(element: HTMLElement, Island: ComponentType<object>): Promise<() => void> {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = element.innerHTML;
  return new Promise((resolve) => {
    const onLive = () => resolve(() => root.unmount());
    const root = hydrateRoot(
      element,
      <StrictMode>
        <Live onLive={onLive}>
          <Keeper html={html}>
            <Island {...props} />
          </Keeper>
        </Live>
      </StrictMode>,
      { identifierPrefix: element.dataset.islandId },
    );
  });
}
