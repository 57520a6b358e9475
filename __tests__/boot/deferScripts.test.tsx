import { renderToStaticMarkup } from "react-dom/server";
import { deferScripts } from "../../src/boot/deferScripts";

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />;

test("only the slice of the framework's scripts goes into the template", () => {
  const [first, second] = deferScripts([
    <b key="a">other</b>,
    <Slice key="s" sliceId="_gatsby-scripts" />,
  ]).map((component) => renderToStaticMarkup(component));
  expect(first).toBe("<b>other</b>");
  expect(second).toBe('<template id="framework-scripts"><i id="_gatsby-scripts"></i></template>');
});
