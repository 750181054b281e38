import { expect, it } from "vitest";
import { movePage } from "./move-page.ts";

const site = "https://www.example.com";
const sheet = "@font-face{src:url(/assets/f.woff2)}p>a{color:red}";
const page = `<!doctype html><html lang="en"><head><title>Contact</title>
<style>a{background:url("/a.png")}</style>
<link rel="stylesheet" href="/assets/a.css" media="print">
<link rel="icon" href="/icon.svg">
</head><body><a href="/imprint/?a#b">Imprint</a><a href="#form">Form</a><a href="https://x.io/y">X</a>
<img src="/a.avif" srcset="/a.avif 480w, /b.avif 960w" alt="">
<form action="/search"></form>
<form data-contact-form action="/functions/v1/submit-contact"></form>
</body></html>`;

it("leads from a page that another origin shows to the site, and keeps its styles", async () => {
  const asked: string[] = [];
  const html = await movePage(page, site, async (path) => {
    asked.push(path);
    return sheet;
  });
  expect(asked).toEqual(["/assets/a.css"]);
  for (const part of [
    `<style>a{background:url("${site}/a.png")}</style>`,
    `<style media="print">@font-face{src:url(${site}/assets/f.woff2)}p>a{color:red}</style>`,
    `<link rel="icon" href="${site}/icon.svg">`,
    `<a href="${site}/imprint/?a#b">`,
    '<a href="#form">',
    '<a href="https://x.io/y">',
    `src="${site}/a.avif" srcset="${site}/a.avif 480w, ${site}/b.avif 960w"`,
    `<form action="${site}/search">`,
    '<form data-contact-form="" action="/functions/v1/submit-contact">',
  ]) {
    expect(html).toContain(part);
  }
});

it("shows the page though its style sheet cannot be read", async () => {
  const html = await movePage(page, site, () => Promise.reject(new Error("no")));
  expect(html).toContain("<title>Contact</title>");
});
