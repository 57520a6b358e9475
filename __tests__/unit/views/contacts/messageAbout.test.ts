import { getPrefilledMessage } from "../../../../src/forms/contact/ContactForm";
import { contactsAboutPath } from "../../../../src/routes/paths";

const products = [{ jsonId: "vera", title: "Vera" }];
const studies = [{ jsonId: "newsroom", title: "A newsroom" }];
const from = (query: string) => getPrefilledMessage(query, products, studies);

describe("the contact form's initial message (FORM-07, F8)", () => {
  it("is about the product or the case study that linked to it", () => {
    expect(from("?about=vera")).toBe("I’d like to talk to you about Vera.");
    expect(from(new URL(contactsAboutPath("newsroom"), "https://a.example").search)).toBe(
      "I’d like to ask about the case study “A newsroom”.",
    );
  });

  it.each([
    "",
    "?about=",
    "?about=Send%20me%20money",
    "?about=__proto__",
    "?message=Hello&about=minerva",
  ])("is empty for an unknown id: %s", (query) => {
    expect(from(query)).toBe("");
  });
});
