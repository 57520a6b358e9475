import { cleanPastedHtml } from "../../../../tools/editor/pastedHtml";

function paste(html: string) {
  const notes: string[] = [];
  return { html: cleanPastedHtml(html, (note) => notes.push(note)), notes };
}

/** Clipboard content of Word, shortened: styles, conditional comments, smart tags. */
const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; mso-style-unhide:no;} --></style>
</head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>${text}<o:p></o:p></span></p>`;

test("keeps bold, italic, links and no-break spaces from Word, and nothing else", () => {
  const { html, notes } = paste(
    word(`<p class=MsoNormal align=center style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span
lang=EN-US style='color:#1F3864'>Ada</span></b><span lang=EN-US> met <i>Charles</i> in <st1:place
w:st="on"><st1:City w:st="on">London</st1:City></st1:place>,<span style='mso-spacerun:yes'>  </span>5&nbsp;km
away; see <a href="https://example.org/a?b=1&amp;c=2"><span style='color:blue'>the map</span></a>.<a
style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span lang=IT>Fine.</span></p>`),
  );
  expect(html).toBe(
    '<p><b>Ada</b> met <i>Charles</i> in London, 5\u{A0}km away; see <a href="https://example.org/a?b=1&amp;c=2">the map</a>.[1]</p><p>Fine.</p>',
  );
  expect(notes).toEqual([]);
});

test("turns Word's list paragraphs into lists, with their levels and numbers", () => {
  const { html } = paste(
    word(
      `<h1>Plan</h1>${item(1, "·", "First")}${item(2, "o", "Inner")}${item(1, "·", "Second")}${item(1, "1.", "One")}${item(1, "2.", "Two")}<p class=MsoNormal>After</p>${item(1, "a)", "Again")}`,
    ),
  );
  expect(html).toBe(
    "<h2>Plan</h2><ul><li>First<ul><li>Inner</li></ul></li><li>Second</li></ul><ol><li>One</li><li>Two</li></ol><p>After</p><ol><li>Again</li></ol>",
  );
});

test("turns Google Docs' styles into bold and italic, and moves nested lists into their items", () => {
  const { html } = paste(
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">Bold</span><span style="font-weight:400;"> and </span><span style="font-weight:700;font-style:italic;">both</span><span>.</span></p><p dir="ltr"></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Inner</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
  );
  expect(html).toBe(
    "<p><b>Bold</b> and <b><i>both</i></b>.</p><ul><li>One<ul><li>Inner</li></ul></li></ul>",
  );
});

test("joins the one-item lists of Word on the web, and turns its styles into tags", () => {
  const list = (text: string) =>
    `<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-leveltext="·"><p class="Paragraph"><span class="TextRun" style="font-weight:bold;"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
  const { html } = paste(`${list("One")}${list("Two")}<h3>Rest</h3>`);
  expect(html).toBe("<ul><li><b>One</b></li><li><b>Two</b></li></ul><h3>Rest</h3>");
});

test("ranks a web page's headings, keeps the language of words, and makes divs paragraphs", () => {
  const { html } = paste(
    `<h1 class="x">Big</h1><h5>Small</h5><div><div style="color:red" lang="en-GB">In <i lang="ja">日本</i></div></div><br><script>1</script><img src="a.png">`,
  );
  expect(html).toBe('<h2>Big</h2><h3>Small</h3><p>In <i lang="ja">日本</i></p>');
});

test("corrects or removes links that a page must not have, and tells the editor", () => {
  const { html, notes } = paste(
    `<p><a href="http://example.org/a">a</a> <a href="ftp://example.org/b">b</a> <a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D">c</a></p>`,
  );
  expect(html).toBe(
    '<p><a href="https://example.org/a">a</a> b <a href="https://example.org/x">c</a></p>',
  );
  expect(notes.join()).toMatch(/http:\/\/example\.org\/a.*ftp:\/\/example\.org\/b/);
});
