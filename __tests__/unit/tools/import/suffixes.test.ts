import { planImport } from "../../../../tools/import/planImport";
import { validFiles } from "../check/fixtures/validRecords";

const bibtex = `@inproceedings{king-2024-words,
  title = {Words of a test},
  author = {King, Jr., Martin Luther},
  booktitle = {Proceedings of the First Test Workshop (TEST 2024)},
  month = aug, year = 2024, address = {Pisa, Italy}, publisher = {The Press},
  url = {https://example.org/words}
}`;
const ris = `TY  - CONF
TI  - Words of a test
AU  - King, Martin Luther, Jr.
T2  - Proceedings of the First Test Workshop (TEST 2024)
DA  - 2024/08//
PY  - 2024
CY  - Pisa, Italy
PB  - The Press
UR  - https://example.org/words
ER  - 
`;
const csl = JSON.stringify([
  {
    type: "paper-conference",
    title: "Words of a test",
    author: [{ family: "King", given: "Martin Luther", suffix: "Jr." }],
    "container-title": "Proceedings of the First Test Workshop (TEST 2024)",
    issued: { "date-parts": [[2024, 8]] },
    "publisher-place": "Pisa, Italy",
    publisher: "The Press",
    URL: "https://example.org/words",
  },
]);

it.each([
  ["papers.bib", bibtex],
  ["papers.ris", ris],
  ["papers.json", csl],
])("a suffix is read as the end of the name, and not taken for a family name: %s", (name, text) => {
  const bibliography = { name, bytes: Buffer.from(text) };
  const { added, refusals } = planImport([bibliography], validFiles(), Date.UTC(2026, 0, 15));
  expect(refusals).toEqual([]);
  expect(added.map(({ record }) => record.authors)).toEqual([[{ name: "Martin Luther King Jr." }]]);
  expect(added.map(({ splitOtherwise }) => splitOtherwise)).toEqual([[]]);
});
