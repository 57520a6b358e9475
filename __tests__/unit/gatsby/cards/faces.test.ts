import { getFaces } from "../../../../gatsby/cards/faces";

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

const findFaces = (text: string) => getFaces(text, "brygada-1918");

test.each(Object.entries(SAMPLES))("the fonts cover every character of %s", (_name, text) => {
  expect(findFaces(text).missing).toEqual([]);
});

it("the fonts list characters without a font, each once", () => {
  expect(findFaces("A ᚠᚢᚠ rune 🦉").missing).toEqual(["ᚠ", "ᚢ", "🦉"]);
});

it("the fonts draw Han characters in the text's language", () => {
  expect(findFaces("直接").files.join()).toContain("noto-serif-sc");
  expect(findFaces("直す").files.join()).not.toContain("noto-serif-sc");
});

it("the fonts start with the site's family", () => {
  expect(findFaces("言葉 in 2024").files[0]).toContain("brygada-1918-latin");
});
