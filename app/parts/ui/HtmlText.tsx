import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

interface HtmlTextProps {
  /** Made by the build from the site's own content, never from what a visitor typed. */
  html: string;
  className?: string;
}

/** HTML of the content. Its in-site links change the page without a reload, as `AppLink` does. */
export function HtmlText({ html, className }: HtmlTextProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !href?.startsWith("/") || !isPlain || event.button !== 0)
        return;
      event.preventDefault();
      navigate(href);
    };
    const root = element.current;
    root?.addEventListener("click", follow);
    return () => root?.removeEventListener("click", follow);
  }, [navigate]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with HTML off
    <div ref={element} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
