import sharp from "sharp";
import { openCardMaker } from "../../../../gatsby/cards/cardMaker";
import type { Card } from "../../../../gatsby/cards/CardPicture";

const card: Card = {
  title: "Word Sense Linking: Disambiguating Outside the Sandbox",
  label: "Paper",
  detail: "ACL 2024",
  gradient: 6,
};

const maker = openCardMaker("Polysema");

it("a social card is a JPEG of 2000×1000 pixels, small enough for a preview", async () => {
  const bytes = await maker.draw(card);
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 2000,
    height: 1000,
    format: "jpeg",
  });
  expect(bytes.length).toBeLessThan(150_000);
});

it("a social card has the same bytes and name when drawn again", async () => {
  const other = openCardMaker("Polysema");
  expect(other.getName(card)).toBe(maker.getName(card));
  expect((await other.draw(card)).equals(await maker.draw(card))).toBe(true);
});

it.each<[string, Partial<Card>]>([
  ["title", { title: "Another title" }],
  ["label", { label: "News" }],
  ["detail", { detail: "EMNLP 2024" }],
  ["colour", { gradient: 2 }],
  ["mark", { mark: "vera" }],
])("a social card has another name and picture with another %s", async (_what, change) => {
  const { getName, draw } = maker;
  const changed = { ...card, ...change };
  expect(getName(changed)).not.toBe(getName(card));
  expect((await draw(changed)).equals(await draw(card))).toBe(false);
});

const getInk = async (title: string) => {
  const [top, bottom] = [440, 830];
  const { data, info } = await sharp(await maker.draw({ ...card, title }))
    .extract({ left: 0, top, width: 2000, height: bottom - top })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = Array.from(data.keys()).filter((index) => (data[index] ?? 255) < 60);
  const columns = dark.map((index) => index % info.width);
  return {
    left: columns.reduce((least, column) => Math.min(least, column), info.width),
    right: columns.reduce((most, column) => Math.max(most, column), 0),
    top: top + Math.floor((dark[0] ?? 0) / info.width),
    bottom: top + Math.floor((dark.at(-1) ?? 0) / info.width),
  };
};

it.each([
  ["short", "Vera"],
  ["long", "Retrieve and link, fast and accurate, on an academic budget ".repeat(2)],
  ["endless", "meaning, ".repeat(4000)],
  ["one long word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter"],
  ["Chinese", "多语言词义消歧与实体链接的统一框架：从词汇知识库到大型语言模型的方法综述"],
  ["Thai", "การแก้ความกำกวมของคำในภาษาไทยด้วยกราฟความรู้หลายภาษา"],
])("a title stays between the margins and above the label: %s", async (_kind, title) => {
  const ink = await getInk(title);
  expect(ink.left).toBeGreaterThan(120);
  expect(ink.right).toBeGreaterThan(500);
  expect(ink.right).toBeLessThan(1880);
  expect(ink.top).toBeGreaterThan(441);
  expect(ink.bottom).toBeLessThan(825);
});

it.each([
  ["Arabic", "معنى"],
  ["Hebrew", "מילה"],
  ["Arabic with an English word", "معنى BERT"],
])("a title runs from the right: %s", async (_script, title) => {
  expect((await getInk(title)).right).toBeGreaterThan(1840);
  expect((await getInk(title)).left).toBeGreaterThan(300);
});

it("a title is complete up to the length of papers' titles", async () => {
  const title =
    "Breaking Through the 80% Glass Ceiling: Raising the State of the Art in Word Sense Disambiguation by Incorporating Knowledge Graph";
  const [one, other] = await Promise.all(
    ["Information", "Facts"].map((end) => maker.draw({ ...card, title: `${title} ${end}` })),
  );
  expect(one?.equals(other ?? one)).toBe(false);
});

it("a title doesn't depend on what was drawn before", async () => {
  const chinese = { ...card, title: "词义消歧" };
  const fresh = await openCardMaker("Polysema").draw(chinese);
  await maker.draw({ ...card, title: "語義の曖昧性" });
  expect((await maker.draw(chinese)).equals(fresh)).toBe(true);
});
