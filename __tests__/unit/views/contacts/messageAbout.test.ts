import { messageAbout } from "../../../../src/views/contacts/messageAbout";
import { contactsAboutPath } from "../../../../src/routes/paths";

const products = [{ jsonId: "vera", title: "Vera" }];
const studies = [{ jsonId: "newsroom", title: "A newsroom" }];
const from = (query: string) => messageAbout(query, products, studies);

describe("the message that the contact form begins with (FORM-07, F8)", () => {
  it("is about the product or the study one comes from", () => {
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
  ])("is none for what no record has: %s", (query) => {
    expect(from(query)).toBe("");
  });
});
