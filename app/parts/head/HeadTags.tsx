import { feedPath, getSocialImagePath } from "../../routes.ts";
import type { Site } from "../chrome/site-schema.ts";
import { getFullTitle } from "./full-title.ts";
import { getCanonicalUrl } from "./page-graph.ts";
import type { PageHead } from "./page-head.ts";

interface HeadTagsProps {
  head: PageHead;
  site: Site;
  /** undefined on pages that have no address of their own (not found) */
  path: string | undefined;
}

/** Title, description, canonical link, Open Graph and Twitter tags of a page. */
export function HeadTags({ head, site, path }: HeadTagsProps) {
  const title = getFullTitle(head.title, site);
  const image = new URL(getSocialImagePath(path), site.origin).href;
  const canonical = path === undefined ? undefined : getCanonicalUrl(path, site);
  const names = {
    description: head.description,
    "twitter:card": "summary_large_image",
    ...(canonical === undefined && { robots: "noindex" }),
  };
  const properties = {
    "og:site_name": site.name,
    "og:type": head.isArticle ? "article" : "website",
    "og:title": title,
    "og:description": head.description,
    "og:image": image,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": head.title,
    "og:locale": "en_US",
    ...(canonical !== undefined && { "og:url": canonical }),
  };
  return (
    <>
      <title>{title}</title>
      {Object.entries(names).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {head.hasFeed && (
        <link rel="alternate" type="application/atom+xml" title={site.feedTitle} href={feedPath} />
      )}
    </>
  );
}
