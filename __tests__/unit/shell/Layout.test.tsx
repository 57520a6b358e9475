import { act, render, screen } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { Layout } from "../../../src/shell/Layout";
import { navigationStore } from "../../../src/shell/navigation/navigationStore";
import { isUnknownPath } from "../../../src/shell/navigation/useNotFoundRedirect";
import { shellAnswer } from "./shellFixtures";

const show = (pathname: string, pagePath = pathname, body = <h1>Body</h1>) => (
  <Layout location={{ pathname }} pagePath={pagePath}>
    {body}
  </Layout>
);

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer());
  navigationStore.reset();
  // Global Privacy Control answers the consent question.
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
});

test("the shell has a skip link, the bar, the page and the footer (TOP-01, FOOT-01)", async () => {
  await act(async () => {
    render(show("/research"));
    await import("../../../src/shell/consent/ConsentHost");
  });
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#main");
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

describe("an unknown address (RT-23, AMB-03)", () => {
  test("is replaced by not-found, with its path in the history state", () => {
    render(show("/prodcut/vera", "/404.html"));
    expect(navigate).toHaveBeenCalledWith("/not-found", {
      replace: true,
      state: { missingPath: "/prodcut/vera" },
    });
  });

  test("is left alone if the page exists", () => {
    render(show("/research"));
    expect(navigate).not.toHaveBeenCalled();
    expect(isUnknownPath("/404.html", "/not-found")).toBe(false);
    expect(isUnknownPath("/404", "/typo")).toBe(true);
  });
});
