import { useLocation } from "@gatsbyjs/reach-router";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, Link, navigate } from "gatsby";
import { axe } from "jest-axe";
import { useEffect, useRef, useState } from "react";
import { setContentSize, setMatchingMedia, setOnScreen } from "./dom";
import { expectConsole, takeConsoleMessages } from "./failingConsole";
import { renderAt } from "./renderAt";
import * as styles from "./Sample.module.css";

describe("the console of a test", () => {
  it("keeps what React complains about, so that the test would fail", () => {
    render(
      <ul>
        {["one", "two"].map((word) => (
          <li>{word}</li>
        ))}
      </ul>,
    );
    expect(takeConsoleMessages().join()).toMatch(/unique "key" prop/);
  });

  it("lets an expected message pass", () => {
    expectConsole(/lost the thread/);
    console.warn("We lost the thread of %s", "Ariadne");
    expect(takeConsoleMessages()).toEqual([]);
  });
});

describe("CSS modules", () => {
  it("answer each class by its own name through a namespace import", () => {
    expect(styles.titleLine).toBe("titleLine");
  });
});

describe("the gatsby package", () => {
  it("links with plain anchors and records navigation", () => {
    render(
      <Link to="/about" replace activeClassName="current">
        About
      </Link>,
    );
    expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("href", "/about");
    navigate("/contacts");
    expect(navigate).toHaveBeenCalledWith("/contacts");
    expect(graphql`
      query Unused {
        __typename
      }
    `).toBeUndefined();
  });
});

describe("the router", () => {
  it("stands at the address that a test names", () => {
    const Where = () => <p>{`${useLocation().pathname} ${useLocation().search}`}</p>;
    renderAt("/article/list?offset=6", <Where />);
    expect(screen.getByText("/article/list ?offset=6")).toBeVisible();
  });
});

describe("axe", () => {
  it("finds an image without a text alternative", async () => {
    const { container } = render(
      <div dangerouslySetInnerHTML={{ __html: '<img src="/x.png">' }} />,
    );
    const { violations } = await axe(container);
    expect(violations.map(({ id }) => id)).toContain("image-alt");
  });

  it("passes a labelled field", async () => {
    const { container } = render(
      <label>
        Email <input type="email" />
      </label>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe("what jsdom lacks", () => {
  const Sample = () => {
    const dialog = useRef<HTMLDialogElement>(null);
    return (
      <>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Open
        </button>
        <dialog ref={dialog} aria-label="Sample">
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </dialog>
      </>
    );
  };

  it("opens a dialog, moves focus in, and gives it back on Escape", async () => {
    const user = userEvent.setup();
    render(<Sample />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog", { name: "Sample" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("tells a listener when a media query starts to match", () => {
    const Width = () => {
      const [isNarrow, setIsNarrow] = useState(false);
      useEffect(() => {
        const query = matchMedia("(width < 992px)");
        const handleChange = () => {
          setIsNarrow(query.matches);
        };
        query.addEventListener("change", handleChange);
        return () => {
          query.removeEventListener("change", handleChange);
        };
      }, []);
      return <p>{isNarrow ? "narrow" : "wide"}</p>;
    };
    render(<Width />);
    expect(screen.getByText("wide")).toBeVisible();
    act(() => {
      setMatchingMedia("(width < 992px)");
    });
    expect(screen.getByText("narrow")).toBeVisible();
  });

  it("reports what enters the screen and what changes its size", () => {
    const target = document.createElement("div");
    const seen: unknown[] = [];
    new IntersectionObserver(([entry]) => seen.push(entry?.isIntersecting)).observe(target);
    new ResizeObserver(([entry]) => seen.push(entry?.contentRect.width)).observe(target);
    setOnScreen(target, true);
    setContentSize(target, 390, 844);
    expect(seen).toEqual([true, 390]);
  });

  it("has the standard globals of a browser, and no network", async () => {
    expect(structuredClone({ list: [1] })).toEqual({ list: [1] });
    expect(new TextDecoder().decode(new TextEncoder().encode("é"))).toBe("é");
    expect(await new Response("yes").text()).toBe("yes");
    expect(crypto.subtle).toBeDefined();
    await expect(fetch("https://example.org/")).rejects.toThrow("must not reach the network");
  });
});
