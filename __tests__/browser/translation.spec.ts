import { expect, open, test } from "../support/test";

test("a translated list can be filtered and reports its size", async ({ page }) => {
  await open(page, "/article/list");
  // Wraps each text in a `<font>`, as translations do, including later texts.
  await page.evaluate((tag) => {
    const translate = (node: Node) => {
      for (const child of [...node.childNodes]) {
        if (child instanceof Element) {
          if (!child.matches("font, script, style, textarea")) translate(child);
        } else if (child instanceof Text && child.data.trim() !== "") {
          const font = document.createElement(tag);
          font.append(child.data);
          child.replaceWith(font);
        }
      }
    };
    translate(document.body);
    new MutationObserver(() => {
      setTimeout(() => translate(document.body), 50);
    }).observe(document.body, { childList: true, subtree: true });
  }, "font");
  const main = page.getByRole("main");
  const status = main.getByRole("status").first();
  const all = await status.innerText();
  for (const [query, shown] of [
    ["zzzqq", /^0 /],
    ["wordatlas", /^[1-9]/],
    ["", all],
  ] as const) {
    await main.getByRole("searchbox").fill(query);
    await expect(status).toHaveText(shown);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("News");
  }
});
