import { renderToStaticMarkup } from "react-dom/server";
import { deferScripts } from "../../../gatsby/patches/deferredScripts";
import { withoutPagePath } from "../../../gatsby/patches/pagePath";

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;
const components = [
  <script key="script-loader" />,
  <b key="a">other</b>,
  <Slice key="s" sliceId="_gatsby-scripts" />,
];
const rendered = (parts: readonly React.ReactNode[]) =>
  parts.map((part) => renderToStaticMarkup(part));

test("only the slice of Gatsby's scripts goes into the template", () => {
  expect(rendered(deferScripts(components)).slice(1)).toEqual([
    "<b>other</b>",
    '<template id="framework-scripts"><i id="_gatsby-scripts"></i></template>',
  ]);
});

test("only the script with the page's path is left out", () => {
  expect(rendered(withoutPagePath(components))).toEqual([
    "<b>other</b>",
    '<i id="_gatsby-scripts"></i>',
  ]);
});

test.each([deferScripts, withoutPagePath])("%p throws where its target is gone", (patch) => {
  expect(() => patch([<b key="a">other</b>])).toThrow(/Gatsby/);
});
