import { openCardMaker } from "../../../../gatsby/cards/cardMaker";
import type { Card } from "../../../../gatsby/cards/drawCard";
import { imageSize } from "../../../support/imageSize";

const card: Card = {
  title: "Word Sense Linking: Disambiguating Outside the Sandbox",
  label: "Paper",
  detail: "ACL 2024",
  gradient: 6,
  mark: null,
};

const maker = openCardMaker("Polysema");

describe("a card for social networks", () => {
  it("is a JPEG file of 2000×1000 pixels that is light enough for a preview", async () => {
    const bytes = await (await maker).draw(card);
    expect(imageSize(bytes)).toEqual({ width: 2000, height: 1000, type: "image/jpeg" });
    expect(bytes.length).toBeLessThan(150_000);
  });

  it("has the same bytes and the same name when it is drawn again", async () => {
    const other = await openCardMaker("Polysema");
    expect(other.getName(card)).toBe((await maker).getName(card));
    expect((await other.draw(card)).equals(await (await maker).draw(card))).toBe(true);
  });

  it.each<[string, Partial<Card>]>([
    ["title", { title: "Another title" }],
    ["label", { label: "News" }],
    ["detail", { detail: "EMNLP 2024" }],
    ["colour", { gradient: 2 }],
    ["mark", { mark: "vera" }],
  ])("has another name and picture with another %s", async (_what, change) => {
    const { getName, draw } = await maker;
    const changed = { ...card, ...change };
    expect(getName(changed)).not.toBe(getName(card));
    expect((await draw(changed)).equals(await draw(card))).toBe(false);
  });

  it("has another name under another company name", async () => {
    expect((await openCardMaker("Example")).getName(card)).not.toBe((await maker).getName(card));
  });

  it("is drawn without the characters that no face has, and names them", async () => {
    const runes = { ...card, title: "The rune ᚠ" };
    expect(await (await maker).missingCharacters(runes)).toEqual(["ᚠ"]);
    expect(imageSize(await (await maker).draw(runes))).toMatchObject({ width: 2000, height: 1000 });
    expect(await (await maker).missingCharacters(card)).toEqual([]);
  });
});
