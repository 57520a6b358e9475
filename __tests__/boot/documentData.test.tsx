import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { documentData } from "../../src/boot/documentData";
import { readDocumentData } from "../../src/boot/readDocumentData";

const dataOf = (kind: string, result: unknown) => ({
  componentChunkName: `component---src-templates-${kind}-tsx`,
  path: "/x",
  result,
});

/** Writes the end of a body as a build does, and reads it as a browser does. */
function openedWith(pageData: unknown): void {
  const end = documentData(pageData).map((block) => renderToStaticMarkup(block));
  document.body.innerHTML = `<p>Page</p>${end.join("")}<p id="after">After</p>`;
}

test("a document holds its page's data, and the browser reads them from it", () => {
  const data = dataOf("job", { data: { title: "Linguist", textHtml: "<p>A <b>word</b></p>" } });
  openedWith(data);
  expect(readDocumentData()).toEqual(data);
});

test("no text in the data ends their block, opens a comment in it or is changed by it", () => {
  const part = fc.constantFrom(
    "</script>",
    "</SCRIPT ",
    "<!--",
    "-->",
    "<script>",
    "\u2028",
    "é",
    "]]>",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
      const data = dataOf("product", { data: { textHtml: parts.join("") } });
      openedWith(data);
      expect(readDocumentData()).toEqual(data);
      expect(document.getElementById("after")?.textContent).toBe("After");
      expect(document.scripts).toHaveLength(1);
    }),
  );
});

test.each(["article", "article-list", "case-study", "publication", "terms-and-privacy"])(
  "a document without room keeps its data in a file: %s",
  (kind) => {
    openedWith(dataOf(kind, { data: {} }));
    expect(document.scripts).toHaveLength(0);
    expect(readDocumentData()).toBeUndefined();
  },
);
