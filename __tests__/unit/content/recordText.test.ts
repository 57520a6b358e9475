import { articleSchema } from "../../../src/kinds/article/schema";
import { recordText } from "../../../content/recordText";

it("has the fields of every group in schema order, and unknown ones last", () => {
  const image = { alt: "Words", type: "image", size: { height: 2, width: 1 }, src: "a.jpg" };
  const text = recordText(articleSchema, {
    extra: 1,
    full: { content: [image, "<p>A</p>"], title: "A" },
    draft: true,
    id: "a",
  });
  expect(text.replace(/\s+/g, "")).toBe(
    '{"id":"a","draft":true,"full":{"title":"A","content":[{"type":"image","src":"a.jpg","alt":"Words","size":{"width":1,"height":2}},"<p>A</p>"]},"extra":1}',
  );
});

it("doesn't depend on the record's formatting", () => {
  const text = recordText(articleSchema, { type: "x", id: "a" });
  expect(text).toBe('{\n  "id": "a",\n  "type": "x"\n}\n');
  expect(recordText(articleSchema, JSON.parse(text))).toBe(text);
});
