import site from "content:site";
import type { MetaDescriptor } from "react-router";
import { getCanonicalPath, getSocialImagePath } from "../../routes.ts";
import { getFullTitle } from "./full-title.ts";

interface PageHead {
  /** The page's title; the product's name is added where the title does not have it. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Path of the contract; undefined on pages that have no address of their own (not found). */
  path?: string | undefined;
  type?: "website" | "article";
  /** The page whose social picture stands for this one, too. */
  pictureOf?: string;
}

/** Absolute canonical address of a path: site host, path, trailing slash (spec section 2). */
export function getCanonicalUrl(path: string): string {
  return new URL(getCanonicalPath(path), site.origin).href;
}

/** Title, description, canonical link, Open Graph and Twitter tags of a page. */
export function buildMeta({
  title: pageTitle,
  description,
  path,
  type = "website",
  pictureOf = path,
}: PageHead): MetaDescriptor[] {
  const title = getFullTitle(pageTitle, site);
  const image = new URL(getSocialImagePath(pictureOf), site.origin).href;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: pageTitle },
    { property: "og:locale", content: "en_US" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
  if (!path) return [...tags, { name: "robots", content: "noindex" }];
  const canonical = getCanonicalUrl(path);
  return [
    ...tags,
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:url", content: canonical },
  ];
}
