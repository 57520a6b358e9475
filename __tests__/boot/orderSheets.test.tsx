import { renderToStaticMarkup } from "react-dom/server";
import { orderSheets } from "../../src/boot/orderSheets";

const sheet = (address: string) => (
  <style key={address} data-href={address}>
    {address}
  </style>
);

const ordered = (...components: React.ReactNode[]) =>
  orderSheets(components).map((component) =>
    renderToStaticMarkup(component).replace(/<\/?(?:style|meta)[^>]*?\/?>/g, ""),
  );

test("the sheet of all pages comes before those of the page", () => {
  expect(
    ordered(<meta key="m" />, sheet("/page.1.css"), sheet("/part.2.css"), sheet("/app.3.css")),
  ).toEqual(["", "/app.3.css", "/page.1.css", "/part.2.css"]);
});

test("without another sheet, or without sheets, the head stays as it is", () => {
  expect(ordered(<meta key="m" />, sheet("/app.3.css"))).toEqual(["", "/app.3.css"]);
  expect(ordered(<meta key="m" />)).toEqual([""]);
});
