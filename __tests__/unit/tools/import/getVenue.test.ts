import { getJournalVenue, getProceedingsVenue } from "../../../../tools/import/getVenue";
import { catalogueRecords } from "../../lib/citation/cataloguePapers";

it.each(catalogueRecords.map((record) => [record.bibkey, record] as const))(
  "a venue is found from the volume of %s with the catalogue's name",
  (_key, { booktitle, journal, publicationYear, venueId, conference }) => {
    const venue = journal
      ? getJournalVenue(journal.name, publicationYear, journal.volume, journal.issue)
      : getProceedingsVenue(booktitle, publicationYear);
    expect(venue).toEqual({ venueId, conference });
  },
);

it.each([
  [
    "Proceedings of the Second Workshop on Figurative Language Processing",
    "workshop-on-figurative-language-processing",
    "Workshop on Figurative Language Processing 2020",
  ],
  ["Symposium on Circuits, ISCAS-2020, Kobe, Japan", "iscas", "ISCAS 2020"],
  ["Proceedings of the 9th Global Wordnet Conference (GWC 2020)", "gwc", "GWC 2020"],
  [
    "Advances in Neural Information Processing Systems 2020",
    "advances-in-neural-information-processing-systems",
    "Advances in Neural Information Processing Systems 2020",
  ],
])("a venue without a known volume takes its name from %s", (booktitle, venueId, conference) => {
  expect(getProceedingsVenue(booktitle, 2020)).toEqual({ venueId, conference });
});
