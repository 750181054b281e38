interface HtmlTextProps {
  /** HTML the build made from the site's own content, never from visitors' input. */
  html: string;
  className?: string;
}

/** HTML of the content. */
export function HtmlText({ html, className }: HtmlTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with HTML off
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
