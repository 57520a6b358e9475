import { act, render, screen } from "@testing-library/react";
import { followTranslation } from "../../../src/boot/followTranslation";

followTranslation();

/** Wraps every text in a `<font>`, as translations do, in one step or one step per change. */
const translate = (inSteps: boolean) =>
  act(async () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts.filter(({ parentElement }) => !parentElement?.closest("font"))) {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- translations use it
      const font = document.createElement("font");
      font.append(`${text.data}°`);
      if (inSteps) {
        text.before(font);
        text.remove();
      } else text.replaceWith(font);
    }
    await Promise.resolve();
  });

interface Shown {
  count: number;
  note?: string;
  isMarked?: boolean;
}

const Page = ({ count, note, isMarked = false }: Shown) => (
  <p data-testid="page">
    {count} found{isMarked && <mark>!</mark>}
    {note}
    <b>end</b>
  </p>
);

const steps: [string, Shown, Shown, string][] = [
  ["changes", { count: 3 }, { count: 4 }, "4 found°end°"],
  ["goes away", { count: 3, note: "near" }, { count: 3 }, "3° found°end°"],
  ["gets a text before it", { count: 3 }, { count: 3, note: "new" }, "3° found°newend°"],
  [
    "gets an element before it",
    { count: 3, note: "near" },
    { count: 3, note: "near", isMarked: true },
    "3° found°!near°end°",
  ],
];

it.each(steps.flatMap((step) => [true, false].map((inSteps) => [...step, inSteps] as const)))(
  "a translated page stays correct when a text %s",
  async (_what, before, after, text, inSteps) => {
    const { rerender } = render(<Page {...before} />);
    await translate(inSteps);
    rerender(<Page {...after} />);
    await act(() => Promise.resolve());
    expect(screen.getByTestId("page")).toHaveTextContent(text);
    await translate(inSteps);
    rerender(<Page count={7} />);
    await act(() => Promise.resolve());
    expect(screen.getByTestId("page")).toHaveTextContent(/^7 found°end°$/);
  },
);
