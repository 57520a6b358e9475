import { render, screen } from "@testing-library/react";
import { isKindOfWork } from "../../../src/lib/research/topic";
import { Breadcrumb } from "../../../src/ui/Breadcrumb";
import { Facts } from "../../../src/ui/Facts";
import { PageHeader } from "../../../src/ui/PageHeader";
import { SpinnerWrapper } from "../../../src/ui/SpinnerWrapper";
import { TagList } from "../../../src/ui/Tag";

describe("tags", () => {
  it.each([
    ["LLM", "Dataset", "Word alignment"],
    ["Dataset", "Word alignment", "LLM"],
  ])("are styled by family, in any order (RES-06)", (...tags) => {
    render(<TagList label="Topics" tags={tags} hrefOf={(tag) => tag} isOutlined={isKindOfWork} />);
    expect(screen.getByRole("list", { name: "Topics" })).toBeInTheDocument();
    expect(screen.getByText("LLM")).toHaveClass("filled");
    expect(screen.getByText("Dataset")).toHaveClass("outlined");
    expect(screen.getByText("Word alignment")).toHaveClass("filled");
  });

  it("render nothing without tags (RES-07)", () => {
    const { container } = render(
      <TagList label="Topics" tags={[]} hrefOf={(tag) => tag} isOutlined={isKindOfWork} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

it("facts omit a label without a value (RES-07)", () => {
  render(
    <Facts
      items={[
        { label: "Date", value: "August 2024" },
        { label: "Pages", value: null },
      ]}
    />,
  );
  expect(screen.getByText("Date")).toBeVisible();
  expect(screen.queryByText("Pages")).not.toBeInTheDocument();
});

it("a spinner makes its children inert while pending and announces its label (BLK-09)", () => {
  render(
    <SpinnerWrapper isPending label="Sending your message">
      <input aria-label="Name" />
    </SpinnerWrapper>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Sending your message");
  expect(screen.getByLabelText("Name").closest("[inert]")).not.toBeNull();
});

describe("a page header", () => {
  it("has the page's heading and adjacent content", () => {
    render(
      <PageHeader
        title="Text analytics"
        subtitle={<p>Structure hides in sentences.</p>}
        gradient="gradient_1"
        position="bg_position_4"
        beside={<table aria-label="One sentence read six ways" />}
      />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Text analytics" })).toBeVisible();
    expect(screen.getByRole("table", { name: "One sentence read six ways" })).toBeVisible();
  });

  it("has its record's gradient and position (CASE-02)", () => {
    const { container } = render(
      <PageHeader title="Study" gradient="gradient_4" position="bg_position_7" />,
    );
    expect(container.firstElementChild).toHaveClass("gradient", "gradient_4", "bg_position_7");
  });
});

it("a breadcrumb marks the current page and links the others", () => {
  render(
    <Breadcrumb
      items={[
        { label: "Solutions", to: "/" },
        { label: "All" },
        { label: "Sense 2", isPage: true },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Solutions" })).toHaveAttribute("href", "/");
  expect(screen.getByText("Sense 2")).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("All")).not.toHaveAttribute("aria-current");
});
