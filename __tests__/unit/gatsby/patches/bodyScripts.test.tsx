import { renderToStaticMarkup } from "react-dom/server";
import { bodyScripts, withoutChunkList } from "../../../../gatsby/patches/bodyScripts";

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;
const path = <script key="script-loader" />;
const scripts = <Slice key="s" sliceId="_gatsby-scripts" />;
const other = <b key="a">other</b>;

test("Gatsby's scripts move into the template, the page's path is removed, and everything else stays", () => {
  expect(bodyScripts([path, other, scripts]).map((part) => renderToStaticMarkup(part))).toEqual([
    "<b>other</b>",
    '<template id="framework-scripts"><i id="short-scripts"></i></template>',
  ]);
});

test.each([
  ["scripts", [path, other]],
  ["path", [scripts, other]],
])("the build stops if Gatsby's %s is missing", (_name, components) => {
  expect(() => bodyScripts(components)).toThrow(/Gatsby/);
});

test("the list of chunks, which Gatsby can't read, becomes empty", () => {
  const list = JSON.stringify(JSON.stringify({ app: ["/app-1a.js"] }));
  const html = (chunks: string) =>
    `<script>window.___chunkMapping=${chunks};</script><script src="/app-1a.js" async></script>`;
  expect(withoutChunkList(html(list))).toBe(html("{}"));
  expect(() => withoutChunkList(html("{}"))).toThrow(/Gatsby/);
});
