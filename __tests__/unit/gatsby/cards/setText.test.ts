import { openFaces } from "../../../../gatsby/cards/faces";
import { createTypesetter } from "../../../../gatsby/cards/setText";

const SAMPLES = {
  English: "Word senses, “disambiguated” – 2024",
  French: "L’évaluation du cœur de l’œuvre",
  Vietnamese: "Phân giải nghĩa từ với đồ thị tri thức",
  Polish: "Znaczenia słów w żywym języku",
  Greek: "Η σημασία των λέξεων",
  Russian: "Разрешение многозначности слов",
  Arabic: "معنى الكلمة في سياقها",
  Persian: "معنای واژه در پیکره",
  Hebrew: "משמעות מילים בעברית",
  Hindi: "शब्दों के अर्थ की खोज",
  Thai: "การแก้ความกำกวมของคำ",
  Georgian: "სიტყვის მნიშვნელობა",
  Armenian: "Բառի իմաստը",
  Amharic: "የቃላት ትርጉም",
  Tamil: "சொற்களின் பொருள்",
  Chinese: "词义消歧与知识图谱（综述）",
  Japanese: "語義の曖昧性をモデルで解消する",
  Korean: "단어의 의미와 지식 그래프",
  "English in Arabic": "تقييم BERT و GPT-4 (2024)",
} as const;

const openTypesetter = async () => createTypesetter(await openFaces("brygada-1918", 500));
const typesetter = openTypesetter();
const set = async (text: string) => {
  const setting = await (await typesetter)(text);
  return { ...setting, line: setting.setLine(text) };
};

describe("setting a line", () => {
  test.each(Object.entries(SAMPLES))("draws every character of %s", async (_name, text) => {
    const { missing, line } = await set(text);
    expect(missing).toEqual([]);
    expect(line.glyphs.length).toBeGreaterThan(0);
    expect(line.glyphs.filter(({ id }) => id === 0)).toEqual([]);
    expect(line.width).toBeGreaterThan(1000);
    expect(line.glyphs.filter(({ d }) => d !== "").every(({ d }) => /^M-?\d/.test(d))).toBe(true);
  });

  it("names the characters that no face has, each once, and draws the others", async () => {
    const { missing, line } = await set("A ᚠᚢᚠ rune 🦉");
    expect(missing).toEqual(["ᚠ", "ᚢ", "🦉"]);
    expect(line.glyphs.filter(({ id }) => id === 0)).toEqual([]);
    expect(line.width).toBeGreaterThan((await set("A rune")).line.width - 1);
  });

  it("runs Arabic and Hebrew from the right, and English from the left", async () => {
    expect((await set(SAMPLES.Arabic)).isRightToLeft).toBe(true);
    expect((await set(SAMPLES.Hebrew)).isRightToLeft).toBe(true);
    expect((await set("BERT")).isRightToLeft).toBe(false);
    // Aleph is written first, so it stands rightmost: the outline of the last glyph is its own.
    const [alone] = (await set("א")).line.glyphs;
    expect((await set("אב")).line.glyphs.at(-1)?.d).toBe(alone?.d);
  });

  it("keeps an English word inside Arabic in its own direction", async () => {
    const letters = (await set("BERT")).line.glyphs.map(({ d }) => d);
    const mixed = (await set("تقييم BERT و")).line.glyphs.map(({ d }) => d);
    expect(mixed.join("|")).toContain(letters.join("|"));
    // What is written last stands leftmost where the line runs from the right.
    expect((await set("معنى BERT")).line.glyphs[0]?.d).toBe(letters[0]);
  });

  it("joins Arabic letters: a word is narrower than its letters one by one", async () => {
    const word = "سياق";
    const apart = await Promise.all(Array.from(word).map(async (letter) => set(letter)));
    const width = apart.reduce((sum, { line }) => sum + line.width, 0);
    expect((await set(word)).line.width).toBeLessThan(width * 0.9);
  });

  it("draws Han characters as the rest of the text writes them", async () => {
    const han = async (text: string) => (await set(text)).line.glyphs[0]?.d;
    expect(await han("直す")).not.toBe(await han("直接"));
  });

  it("gives the same outlines whatever was set before", async () => {
    const fresh = (await (await openTypesetter())(SAMPLES.Chinese)).setLine(SAMPLES.Chinese);
    await set(SAMPLES.Japanese);
    expect((await set(SAMPLES.Chinese)).line).toEqual(fresh);
  });
});
