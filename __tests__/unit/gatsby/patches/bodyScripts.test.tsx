import { renderToStaticMarkup } from "react-dom/server";
import { bodyScripts } from "../../../../gatsby/patches/bodyScripts";

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;
const path = <script key="script-loader" />;
const scripts = <Slice key="s" sliceId="_gatsby-scripts" />;
const other = <b key="a">other</b>;

test("Gatsby's scripts move into the template, the page's path is removed, and everything else stays", () => {
  expect(bodyScripts([path, other, scripts]).map((part) => renderToStaticMarkup(part))).toEqual([
    "<b>other</b>",
    '<template id="framework-scripts"><i id="_gatsby-scripts"></i></template>',
  ]);
});

test.each([
  ["scripts", [path, other]],
  ["path", [scripts, other]],
])("the build stops if Gatsby's %s is missing", (_name, components) => {
  expect(() => bodyScripts(components)).toThrow(/Gatsby/);
});
