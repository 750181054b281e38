import { useContext } from "react";
import { usePage } from "../../engine/page-context.ts";
import { feedPath, getCanonicalPath, getSocialImagePath } from "../../routes.ts";
import { PreviewContext } from "../preview/PreviewBar.tsx";
import {
  buildPageGraph,
  type DescribedPage,
  getCanonicalUrl,
  getFullTitle,
  type PageHead,
  serializeJsonLd,
} from "./page-graph.ts";
import type { Site } from "./site-schema.ts";

/** A page's JSON-LD. A data block: browsers do not run it. */
export function StructuredData(page: Omit<DescribedPage, "inLanguage">) {
  const graph = buildPageGraph({ ...page, inLanguage: usePage().edition.locale });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeJsonLd
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }}
    />
  );
}

interface HeadTagsProps {
  head: PageHead;
  site: Site;
  /** undefined on pages without their own address (not found) */
  path: string | undefined;
}

export function HeadTags({ head, site, path }: HeadTagsProps) {
  const { edition, alternates } = usePage();
  const isPreview = useContext(PreviewContext)?.isPreview ?? false;
  const title = getFullTitle(head.title, site);
  const image = new URL(getSocialImagePath(path), site.origin).href;
  const canonical = path === undefined ? undefined : getCanonicalUrl(path, site);
  const names = {
    description: head.description,
    "twitter:card": "summary_large_image",
    ...((canonical === undefined || isPreview || head.isUnlisted) && { robots: "noindex" }),
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
    "og:locale": edition.locale.replace("-", "_"),
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
      {/* The page in each language; the first is also the default. */}
      {path !== undefined &&
        alternates.length > 1 &&
        [...alternates, { ...alternates[0], language: "x-default" }].map(({ language, prefix }) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={new URL(prefix + getCanonicalPath(path), site.origin).href}
          />
        ))}
      {head.hasFeed && (
        <link rel="alternate" type="application/atom+xml" title={site.feedTitle} href={feedPath} />
      )}
    </>
  );
}
