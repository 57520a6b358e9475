import { isUnknownPath } from "../../../../src/shell/navigation/useNotFoundRedirect";

it.each([
  ["/404.html", "/prodcut/vera", true],
  ["/404", "/typo", true],
  ["/404.html", "/not-found", false],
  ["/research", "/research", false],
])("the page %s at the address %s is at an unknown one: %s (RT-23, AMB-03)", (page, path, is) => {
  expect(isUnknownPath(page, path)).toBe(is);
});
