import news from "../../../data/pages/news.json";
import { orderFields, type Change } from "../../../content/recordText";
import { describedSchema } from "../../../src/kinds/fields";
import { isObject } from "../../../src/lib/json";
import { contentTypes } from "../../../src/kinds/registry";
import { formatDay } from "../../../src/lib/text";
import { type Filling, fillRecord } from "../../support/fillRecord";
import { realRecords, renderSite } from "../../support/fixtureSite";

// Otherwise every page has a noindex tag.
jest.mock("../../../src/lib/env", () => ({
  ...jest.requireActual<object>("../../../src/lib/env"),
  isProduction: () => true,
}));
jest.setTimeout(300_000);

const choices = { "kind of news": news.types.map(({ name }) => name) };
const PAGES = ["HomePage", "AboutPage", "ContactsPage", "ResearchPage", "ApplyPage"];
const SHELL = ["Company", "SiteCopy"];
const filledTypes = contentTypes
  .map((type) => ({ ...type, name: type.kind ?? type.typeName }))
  .filter(({ kind, typeName }) => kind !== undefined || [...PAGES, ...SHELL].includes(typeName));

/** Fields that must agree with each other. */
const VALUES: Readonly<Record<string, Filling["values"]>> = {
  "case-study": { id: "a-study", url: "/case-study/study/a-study" },
  Company: { "general.phone": { prefix: "+39", number: "06 1234" }, "socials.0.type": "X" },
  job: { active: true },
  product: {
    "example.work.query.text": "[spring|season]",
    "example.variants.0.work.query.text": "[spring|season]",
    "example.variants.1.work.query.text": "[spring|season]",
  },
  publication: { "authors.0.name": "Ada Lee", "authors.0.family": "Lee" },
};

/** Some fields replace others: each kind is rendered full, then once per alternative. */
const RUNS: Readonly<Record<string, readonly Filling[]>> = {
  solution: [{}, { without: ["metadata", "imageURL", "main.header.gloss", "content.1.example"] }],
  product: [
    {},
    { option: 1, without: ["preview.cardImageURL"] },
    { without: ["example"] },
    // Other shapes of an example's drawing. Only real records cover those with cross-field rules.
    ...[2, 3, 4, 5, 7, 11, 12].map((option) => ({ option })),
  ],
  "case-study": [
    {},
    { without: ["opening", "sections", "preview.cardImageURL", "wire.headlines.0.apart"] },
  ],
  article: [{}, { option: 1, without: ["full.content.0.size.width"] }, { without: ["metadata"] }],
};

/** Fields without a visible effect, by reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  "decides whether there is a page at all": ["draft", "publishAt"],
  "chooses the mark beside the words": ["coreComponents[].id"],
  "comes with the player, once a film starts": ["video.video.webmURL", "video.video.captionsURL"],
  "shown once its label is pressed": ["views.items[].imageURL"],
  "a plain fact has none": ["goldUseCases[].icon"],
  "the date in the sitemap": ["full.lastUpdate"],
  "shown as the number in it": ["languages.counts[].says"],
};
const exceptions = new Set(Object.values(EXCEPTIONS).flat());

/** True if the page shows the token: a day as readers see it, too, and not as the end of another. */
const isShownIn = (shown: string, token: string): boolean =>
  shown.includes(token) ||
  (/^\d{4}-\d{2}-\d{2}$/.test(token) &&
    new RegExp(`\\b${formatDay(token).toLowerCase()}`).test(shown));

const withoutIndexes = (field: string) => field.replace(/\.\d+/g, "[]");

/** Renders a filled record among full records of the other kinds; `change` changes all values. */
async function show(wanted: string | undefined, filling: Filling, change?: Change) {
  const records = new Map(realRecords);
  let filled = { tokens: new Map<string, string>(), switches: new Array<string>() };
  filledTypes.forEach(({ kind, name, typeName, schema }, index) => {
    if (kind === undefined && name !== wanted) return;
    const own = name === wanted ? filling : {};
    const letter = String.fromCharCode(97 + index);
    const values = { ...VALUES[name], ...own.values };
    const { record, ...rest } = fillRecord(schema, letter, choices, { ...own, values });
    if (isObject(record)) records.set(typeName, record);
    if (name === wanted) filled = rest;
  });
  for (const { typeName, schema } of change ? contentTypes : []) {
    const before = records.get(typeName);
    const changed = before && orderFields(schema, before, before, change);
    if (isObject(changed)) records.set(typeName, changed);
  }
  return { shown: (await renderSite(records)).toLowerCase(), ...filled };
}

test.each(filledTypes)("every field of a $name has a visible effect", async ({ name }) => {
  const unseen = new Set<string>();
  const seen = new Set<string>();
  const tell = (field: string, isSeen: boolean) =>
    (isSeen ? seen : unseen).add(withoutIndexes(field));
  for (const filling of RUNS[name] ?? [{}]) {
    const { shown, tokens, switches } = await show(name, filling);
    for (const [field, token] of tokens) tell(field, isShownIn(shown, token));
    for (const switched of switches) {
      const field = withoutIndexes(switched);
      if (seen.has(field) || exceptions.has(field) || field.includes("example.")) continue;
      tell(switched, (await show(name, { ...filling, switched })).shown !== shown);
    }
  }
  const lost = [...unseen].filter((field) => !seen.has(field) && !exceptions.has(field));
  expect(lost).toEqual([]);
});

const UNSAFE =
  '<img src="x" onerror="unsafe()"><script>unsafe()</script><a href="javascript:unsafe()">a</a>';

test.each([undefined, "article", "product"])(
  "every HTML field is sanitised before it reaches a page, in each shape of a text (%s)",
  async (kind) => {
    let count = 0;
    const addUnsafe: Change = (schema, value) => {
      const isHtml = describedSchema(schema).meta?.field?.role === "html";
      if (!isHtml || typeof value !== "string") return value;
      count += 1;
      return value + UNSAFE;
    };
    const { shown } = await show(kind, { option: kind ? 1 : 0 }, addUnsafe);
    expect(count).toBeGreaterThan(50);
    expect(shown).not.toMatch(/<script>unsafe|onerror=|javascript:unsafe/);
  },
);
