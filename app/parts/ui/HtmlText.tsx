interface HtmlTextProps {
  /** Made by the build from the site's own content, never from what a visitor typed. */
  html: string;
  className?: string;
}

/** HTML of the content. */
export function HtmlText({ html, className }: HtmlTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with HTML off
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
