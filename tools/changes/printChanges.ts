import path from "node:path";
import { builtSiteDir, readRedirects } from "../../server/builtSite";
import { runCommand } from "../../server/runCommand";
import { htmlToText } from "../../src/kinds/html";
import { compareTexts, pluralize, formatWeight } from "../../src/lib/text";
import { CODE, findPages, type ReadFile, readTexts, readSiteAt } from "./readSite";

const PICTURE = /^\/\S+\.(?:avif|gif|jpe?g|mp4|png|svg|webp)$/i;
/** Maximum length in characters of quoted texts; longer texts appear as a word count. */
const MAX_QUOTED_LENGTH = 60;

/** Returns the words that `other` lacks; repeated words count each time. */
function findLostText(text: string, other: string): string[] {
  const left = htmlToText(other).split(/\s+/);
  return htmlToText(text)
    .split(/\s+/)
    .filter((word) => {
      const index = left.indexOf(word);
      if (index >= 0) left.splice(index, 1);
      return index < 0 && word !== "";
    });
}

void runCommand({
  usage: `npm run changes -- FOLDER or address

Prints what publishing public/ would change on the site in a folder or at an address: pages, titles,
descriptions, each record's words, and pictures with their sizes. At an address, pages that are
hidden from search engines are compared only if public/ has them; to see removed ones, give the
folder of a release.`,
  positionals: [1, 1],
  run: async (_values, [place = ""]) => {
    const built = builtSiteDir();
    const [readOld, readNew] = [readSiteAt(place), readSiteAt(built)];
    const found = [...(await findPages(place)), ...(await findPages(built))];
    const pages = [...new Set(found)].sort(compareTexts);
    const [old, now] = [await readTexts(readOld, pages), await readTexts(readNew, pages)];

    const redirects = new Map(readRedirects().map(({ from, to }) => [from, to]));
    const getTitle = (record: string) =>
      [...((now.get(record) ?? old.get(record))?.get("basic.title") ?? [])].join("");
    const added = new Set([...now.keys()].filter((record) => !old.has(record)));
    for (const record of [...old.keys()].filter((one) => !now.has(one))) {
      const title = getTitle(record);
      const redirect = redirects.get(record);
      const to = redirect ?? [...added].find((one) => title !== "" && getTitle(one) === title);
      if (to !== undefined) added.delete(to);
      const end = redirect === undefined && record.startsWith("/") ? ", without a redirect" : "";
      console.log(`${record}: ${to === undefined ? "gone" : `moved to ${to}`}${end}`);
    }
    for (const record of added) console.log(`${record}: new ${getTitle(record)}`.trim());

    const describeFile = async (read: ReadFile, address: string) => {
      const file = address === "" ? undefined : await read(address);
      return file ? `${path.basename(address)}, ${formatWeight(file.length)}` : "none";
    };
    for (const [record, after] of now) {
      const before = old.get(record) ?? after;
      // Maps the word difference to its message, so that derived fields don't repeat it.
      const changes = new Map<string, string>();
      for (const field of [...new Set([...before.keys(), ...after.keys()])].sort(compareTexts)) {
        const [was, is] = [[...(before.get(field) ?? [])], [...(after.get(field) ?? [])]];
        if (was.join("\n") === is.join("\n")) continue;
        const from = was.filter((value) => !is.includes(value)).join("\n");
        const to = is.filter((value) => !was.includes(value)).join("\n");
        const [lost, gained] = [findLostText(from, to), findLostText(to, from)];
        const words = Math.max(lost.length, gained.length);
        const delta = words === 0 ? field : `${lost.join(" ")} → ${gained.join(" ")}`;
        if (changes.has(delta)) continue;
        const isShort =
          from !== "" && to !== "" && Math.max(from.length, to.length) <= MAX_QUOTED_LENGTH;
        let what = words === 0 ? "order, links or drawings" : pluralize(words, "word");
        if (isShort) what = `“${from}” → “${to}”`;
        if (PICTURE.test(from || to))
          what = `${await describeFile(readOld, from)} → ${await describeFile(readNew, to)}`;
        const name = field
          .replace(/^basic\.(?:tags\.)?/, "metadata.")
          .replace(/Html|\.childImageSharp|\.gatsbyImageData|\.publicURL/g, "");
        changes.set(delta, `${name}, ${what}`);
      }
      if (changes.size === 0) continue;
      // Omits the runtime's file name, which has no meaning for readers.
      const summary = record === CODE ? "changed" : [...changes.values()].join("; ");
      console.log(`${record}: ${summary}`);
    }
  },
});
