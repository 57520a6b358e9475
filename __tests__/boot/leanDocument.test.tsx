import { renderToStaticMarkup } from "react-dom/server";
import { leanDocument } from "../../src/boot/leanDocument";

const written = (...components: React.ReactNode[]) =>
  leanDocument(components).map((component) => renderToStaticMarkup(component));

test("what nobody reads is left out of the head", () => {
  expect(
    written(
      <meta key="generator-5" name="generator" content="x" />,
      <style key="gatsby-image-style-script">a</style>,
      <link key="icon" rel="icon" href="/icon.svg" />,
    ),
  ).toEqual(['<link rel="icon" href="/icon.svg"/>']);
});

test("a sheet keeps its address, by which the browser's code knows it as loaded", () => {
  expect(
    written(
      <style key="s" data-href="/a.css" data-identity="gatsby-global-css">
        b
      </style>,
    ),
  ).toEqual(['<style data-href="/a.css">b</style>']);
});

test("the script that names the page holds its statement only", () => {
  expect(
    written(
      <script
        key="script-loader"
        id="gatsby-script-loader"
        dangerouslySetInnerHTML={{ __html: '/*<![CDATA[*/window.pagePath="/news";/*]]>*/' }}
      />,
    ),
  ).toEqual(['<script>window.pagePath="/news";</script>']);
});
