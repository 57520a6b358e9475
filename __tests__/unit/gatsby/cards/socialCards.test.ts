import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CardMaker } from "../../../../gatsby/cards/cardMaker";
import type { Card } from "../../../../gatsby/cards/CardPicture";
import { writeCards } from "../../../../gatsby/cards/socialCards";
import { temporaryFolder } from "../../../support/temporaryFolder";

const card = (title: string): Card => ({ title, label: "Paper", detail: "", gradient: 6 });

let folder = "";
const draw = jest.fn(({ title }: Card) => Promise.resolve(Buffer.from(title)));
const maker: CardMaker = {
  getName: ({ title }) => `name-of-${title}.jpg`,
  draw,
};

beforeEach(() => {
  folder = temporaryFolder("cards");
  draw.mockImplementation(({ title }) => Promise.resolve(Buffer.from(title)));
});

it("draws a card of several pages once", async () => {
  expect(await writeCards([card("a"), card("b"), card("a")], maker, folder)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(["name-of-a.jpg", "name-of-b.jpg"]);
  expect(await readFile(path.join(folder, "name-of-a.jpg"), "utf8")).toBe("a");
});

it("skips existing cards", async () => {
  await writeCards([card("a")], maker, folder);
  expect(await writeCards([card("a"), card("b")], maker, folder)).toBe(1);
  expect(draw).toHaveBeenCalledTimes(2);
});

it("removes cards without a page, and files of an interrupted build", async () => {
  await writeCards([card("a"), card("b")], maker, folder);
  await writeFile(path.join(folder, "name-of-c.jpg.part"), "half");
  await writeCards([card("b")], maker, folder);
  expect(await readdir(folder)).toEqual(["name-of-b.jpg"]);
});

it("fails if a card can't be drawn, and leaves no partial file", async () => {
  draw.mockRejectedValue(new Error("No room"));
  await expect(writeCards([card("a")], maker, folder)).rejects.toThrow("No room");
  expect(await readdir(folder)).toEqual([]);
});
