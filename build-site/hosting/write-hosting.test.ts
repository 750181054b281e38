import { expect, test } from "vitest";
import {
  buildCloudflareHeaders,
  buildNetlifyHeaders,
  buildNetlifyRedirects,
  listRedirects,
  listSpellings,
} from "./write-hosting.ts";

test("an old address is written in the capitals that people make of it, its small letters included", () => {
  const redirects = listRedirects({ "/AboutUs": "/about", "/fair": "/pilot#when" });
  const written = listSpellings({ files: ["about/index.html", "robots.txt"], redirects });
  expect(written).toEqual([
    { from: "/ABOUT", to: "/about" },
    { from: "/About", to: "/about" },
    { from: "/aboutus", to: "/about" },
    { from: "/ABOUTUS", to: "/about" },
    { from: "/Aboutus", to: "/about" },
    { from: "/FAIR", to: "/pilot#when" },
    { from: "/Fair", to: "/pilot#when" },
  ]);
});

test("Netlify leads a page's file to its address, before it serves the file", () => {
  const files = ["index.html", "modules/planning/index.html", "logo.svg"];
  const written = buildNetlifyRedirects([], { files, headers: { always: {}, policies: {} } });
  expect(written.trim().split("\n")).toEqual([
    "/index.html / 301!",
    "/modules/planning/index.html /modules/planning/ 301!",
  ]);
});

test("the editor is kept out of search engines where the site has one", () => {
  const site = { origin: "https://www.example.com", redirects: [], contactPages: [] };
  const rule = /^\/edit\n.*\n? {2}x-robots-tag: noindex\n\/edit\/\*\n.*x-robots/ms;
  for (const build of [buildCloudflareHeaders, buildNetlifyHeaders]) {
    const write = (...files: string[]) =>
      build({ ...site, files, headers: { always: {}, policies: {} } } as never);
    expect([rule.test(write("edit/index.html")), rule.test(write())]).toEqual([true, false]);
  }
});
