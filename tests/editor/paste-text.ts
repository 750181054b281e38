import type { Locator } from "@playwright/test";

type MarkedText = { html: string; text: string };

const bullet = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** As Word and, in its second half, Google Docs put it on the clipboard. */
export const wordText: MarkedText = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head><body lang=EN-US><!--StartFragment-->
<h1><b>At the gate</b><o:p></o:p></h1>
<p class=MsoNormal>The first&nbsp;shift is <b>200</b><b><span style='color:red'> people</span></b>, <i>not</i>
  <u>100</u>, at 06:10<span style='mso-spacerun:yes'>&nbsp; </span>sharp.<span class=MsoCommentReference><a href="#_msocom_1">[JD1]</a></span>
  It is known.<a style='mso-footnote-id:ftn1' href="http://localhost:4730/edit/local/#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>
  It is <a href="file:///C:/Users/me/Report.docx#_edn1" name="_ednref1">[i]</a> <a href="#_Toc1" name="_Ref1">written</a>.</p>
<h2>Before</h2>
${bullet(1, "·", "A list")}
${bullet(2, "o", "of two levels")}
${bullet(1, "·", 'with <a href="https://aes32.com/modules" title="Modules">a link</a>')}
${bullet(1, "1.", "One")}
${bullet(1, "2.", "Two")}
<p class=MsoNormal><img src="file:///C:/gate.png">After it.</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Unit</b></p></td><td><p class=MsoNormal><b>Hours</b></p></td></tr>
<tr><td><p class=MsoNormal>A | B</p></td><td><p class=MsoNormal>1,200</p></td></tr></table>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> The gate.</p></div></div>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is that so?</p></div></div>
<b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:700">Docs</span></h3>
<p dir="ltr"><span style="color:#000">It is </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and so on</span><span>.</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>Outer</span></p></li><ul><li dir="ltr"><p><span>Inner</span></p></li></ul></ul></b>
<!--EndFragment--></body></html>`,
  text: "At the gate The first shift",
};

/** What that is in Markdown. */
export const pastedMarkdown = `## At the gate

The first shift is **200 people**, _not_ 100, at 06:10 sharp. It is known.[1] It is [i] written.

### Before

- A list
  - of two levels
- with [a link](https://aes32.com/modules)

1. One
2. Two

After it.

| Unit | Hours |
| --- | --- |
| A \\| B | 1,200 |

[1] The gate.

### Docs

It is **bold** _and so on_.

- Outer
  - Inner`;

/** As a program for developers puts Markdown on the clipboard: with its colors. */
export const programText: MarkedText = {
  html: `<div style="font-family:monospace;white-space:pre"><div><span style="font-weight:bold">## A heading</span></div><div>- **An** entry</div></div>`,
  text: "## A heading\n- **An** entry",
};

/** Puts a text on the real clipboard, as a program that gives it in two kinds, and pastes it. */
export async function pasteText(box: Locator, { html, text }: MarkedText): Promise<void> {
  await box.evaluate(
    (_, [marked, plain]) =>
      document.addEventListener(
        "copy",
        (event) => {
          event.preventDefault();
          event.clipboardData?.setData("text/html", marked);
          event.clipboardData?.setData("text/plain", plain);
        },
        { capture: true, once: true },
      ),
    [html, text] as const,
  );
  await box.press("ControlOrMeta+End");
  await box.press("ControlOrMeta+c");
  await box.press("ControlOrMeta+v");
}
