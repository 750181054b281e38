import site from "content:site";
import type { MetaDescriptor } from "react-router";
import { feedPath } from "../../routes.ts";

/** Tells browsers and feed readers where the feed of the articles is. */
export function buildFeedLink(title: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: title.replace("{site}", site.name),
    href: feedPath,
  };
}
