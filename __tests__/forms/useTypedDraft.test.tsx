import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { draftStorage } from "../../src/forms/drafts";
import { useTypedDraft } from "../../src/forms/useTypedDraft";

const KEY = "draft";

/** The plain fields of an application whose code cannot be fetched. */
function PlainForm({ page }: { page: string }) {
  const root = useRef<HTMLDivElement>(null);
  useTypedDraft(root, { key: KEY, page }, true);
  return (
    <div ref={root}>
      <label>
        Position
        <select name="position" defaultValue="NLP Engineer">
          <option>NLP Engineer</option>
          <option>Sales Manager</option>
        </select>
      </label>
      <label>
        Name
        <input name="name" />
      </label>
    </div>
  );
}

const kept = () => draftStorage.readJson(KEY);
const show = () => {
  render(<PlainForm page="NLP Engineer" />);
  return userEvent.setup();
};

afterEach(() => window.sessionStorage.clear());

describe("the draft of a form whose code cannot be fetched", () => {
  test("has the chosen position with the page on which it counts", async () => {
    draftStorage.write(KEY, '{"name":"Ada","page":"Sales Manager","position":"Sales Manager"}');
    const user = show();
    expect(kept()).toEqual({ name: "Ada", page: "Sales Manager", position: "Sales Manager" });
    await user.selectOptions(screen.getByLabelText("Position"), "Sales Manager");
    expect(kept()).toEqual({ name: "Ada", page: "NLP Engineer", position: "Sales Manager" });
  });

  test("goes back to what it was when what was typed is deleted", async () => {
    const user = show();
    await user.type(screen.getByLabelText("Name"), "Ada");
    expect(kept()).toEqual({ name: "Ada" });
    await user.clear(screen.getByLabelText("Name"));
    expect(kept()).toBeUndefined();
  });
});
