import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { publicationSchema } from "../../src/kinds/publication/schema";
import { runCommand } from "../../server/runCommand";
import { slugify } from "../../src/lib/slugify";

type Paper = z.input<typeof publicationSchema>;

const GIVEN = "Ada Bela Chiara Dario Elif Femi Giulia Hana Ivan Jun Klara Luca Mei Noor Olga Pavel";
const FAMILY =
  "Abel Bruno Costa Duarte Engel Farkas Greco Hansen Ito Jansen Kovač Lindqvist Moreau Novák Okafor Parisi Quist Romano Sato Tran";
const TOPICS =
  "Word Sense Disambiguation,Entity Linking,Semantic Role Labeling,Semantic Parsing,Machine Translation,Knowledge Graphs,Large Language Models,Named Entity Recognition,Dataset,Evaluation";
const SUBJECTS =
  "word senses,entity names,semantic roles,meaning graphs,rare idioms,knowledge graphs,translated names,claims in news,definitions,long documents";
const METHODS =
  "contrastive training,prompted models,graph retrieval,gloss encoders,human annotation,distillation,constrained decoding,label projection";
const YEARS = 26;
const LAST_YEAR = 2025;

/** Returns a generator of numbers from 0 to 1 (mulberry32), the same for the same seed. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Returns a unique name: middle initials distinguish those that differ only in accents. */
function getName(index: number): string {
  const [given, family] = [GIVEN.split(" "), FAMILY.split(" ")];
  const round = Math.floor(index / (given.length * family.length));
  const initials = Array.from(round.toString(26), (digit) =>
    String.fromCharCode(65 + parseInt(digit, 26)),
  );
  const middle = round === 0 ? "" : ` ${initials.join(". ")}.`;
  return `${given[index % given.length]}${middle} ${family[Math.floor(index / given.length) % family.length]}`;
}

/**
 * Returns papers like the site's own: one to eight authors, a few of whom wrote most papers, up to
 * three topics, four sentences. The same numbers give the same papers.
 */
export function makePapers(count: number, authors: number, venues: number): Paper[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(index);
    const pick = (list: string) => {
      const items = list.split(",");
      return items[Math.floor(random() * items.length)] ?? "";
    };
    const names = Array.from({ length: 1 + Math.floor(random() ** 1.5 * 8) }, () =>
      getName(Math.floor(random() ** 3 * authors)),
    );
    const [subject, method] = [pick(SUBJECTS), pick(METHODS)];
    const year = LAST_YEAR - Math.floor(random() ** 2 * YEARS);
    const title = `Learning ${subject} with ${method}: study ${index} of ${pick(SUBJECTS)}`;
    const venue = `venue-${Math.floor(random() ** 2 * venues)}`;
    const first = 1 + Math.floor(random() * 9000);
    return {
      prettyURL: slugify(title),
      entryType: "inproceedings",
      authors: [...new Set(names)].map((name) => ({ name })),
      paper: { title, url: `https://papers.example/${year}/${index}/` },
      venueId: venue,
      conference: `${venue} ${year}`,
      booktitle: `Proceedings of the Meeting ${venue} of ${year}`,
      publicationYear: year,
      publicationMonth: 1 + Math.floor(random() * 12),
      address: "Example City",
      publisher: "Example Press",
      pages: `${first}–${first + 8 + Math.floor(random() * 12)}`,
      categories: [...new Set([pick(TOPICS), pick(TOPICS)])],
      bibkey: `paper-${year}-${index}`,
      note: `The authors study ${subject} with ${method} and measure errors on ${pick(SUBJECTS)}.`,
      full: {
        abstract: `How far does ${method} help with ${subject}? Study ${index} compares it with ${pick(METHODS)}. It measures ${first} examples of ${pick(SUBJECTS)} in ${2 + (index % 9)} languages. Errors fall most for ${pick(SUBJECTS)}.`,
        lastUpdate: Date.UTC(year, index % 12, 1 + (index % 28)),
      },
      products: random() < 0.5 ? ["comprehendo"] : [],
    };
  });
}

const USAGE = `npx tsx __tests__/support/largeSite.ts FOLDER PAPERS [AUTHORS [VENUES]]

Copies the project, without its builds, to a new folder and adds so many papers; AUTHORS are a fifth
of them and VENUES 20 where they aren't given. Packages are hard links, drawn pictures are copied.`;

function copyProject([folder = "", ...numbers]: string[]): void {
  const [papers = 0, authors = Math.ceil(papers / 5), venues = 20] = numbers.map(Number);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  for (const file of execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0"))
    if (file !== "" && existsSync(file)) cpSync(file, path.join(folder, file));
  execFileSync("cp", ["-al", "node_modules", folder]);
  for (const drawn of ["public/static", "public/social"].filter((name) => existsSync(name))) {
    mkdirSync(path.join(folder, "public"), { recursive: true });
    execFileSync("cp", ["-a", drawn, path.join(folder, "public")]);
  }
  for (const paper of makePapers(papers, authors, venues)) {
    const file = path.join(folder, "data", "publications", `${paper.prettyURL}.json`);
    writeFileSync(file, `${JSON.stringify(paper, null, 2)}\n`);
  }
}

if (require.main === module)
  void runCommand({
    usage: USAGE,
    positionals: [2, 4],
    run: (_values, positionals) => copyProject(positionals),
  });
