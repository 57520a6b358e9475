import { aClosing, anImage } from "./builders";

type Paper = NonNullable<Queries.PublicationPageQuery["publication"]>;
type Article = NonNullable<Queries.ArticlePageQuery["article"]>;
type Job = NonNullable<Queries.JobPageQuery["job"]>;

export const aPaper = (over: Partial<Paper> = {}): Paper => ({
  prettyURL: "a-paper",
  entryType: "inproceedings",
  bibkey: "example-2024-paper",
  paper: { title: "A Paper on Words", url: "https://papers.example/a-paper", doi: null },
  authors: [
    { name: "Ada Example", family: null, isOrganization: null, person: null },
    { name: "Ben Example", family: null, isOrganization: null, person: null },
  ],
  conference: "ACL 2024",
  booktitle: "Proceedings of the Meeting",
  journal: null,
  publicationYear: 2024,
  publicationMonth: 8,
  address: "Bangkok, Thailand",
  publisher: "The Publisher",
  pages: "11–22",
  award: null,
  categories: ["Dataset", "Evaluation"],
  full: { abstractHtml: "What the paper does.", abstractText: "What the paper does." },
  citation: null,
  products: [],
  ...over,
});

export const aRelatedPaper = (prettyURL: string, title: string): Queries.RelatedPaperFragment => ({
  prettyURL,
  paper: { title },
  conference: "EMNLP 2023",
});

export const paperPage = { researchPage: { abstractNote: "Our summary." } };

export const aResearchPage = {
  header: {
    title: "Meaning, in many languages",
    descriptionHtml: "A catalogue.",
    backgroundGradient: "gradient_6",
    backgroundPosition: "bg_position_4",
  },
  closing: aClosing,
  catalogueNoteHtml: "The papers are the work of their authors.",
};

export const aFullArticle: NonNullable<Article["full"]> = {
  title: "A release",
  shortContent: "What is new.",
  content: [{ html: "<p>The text.</p>", src: null, alt: null, widthPx: null, heightPx: null }],
  imageURL: anImage("cover"),
  imageAlt: "A word on circles",
  focalPoint: null,
  action: { text: "no-action", url: "/" },
};

export const anArticle = (over: Partial<Article> = {}): Article => ({
  type: "product upgrade",
  datePublished: "2024-11-26",
  lastUpdate: Date.parse("2024-11-26T09:00Z"),
  full: aFullArticle,
  products: [],
  publications: [],
  ...over,
});

export const aJob = (over: Partial<Job> = {}): Job => ({
  prettyURL: "annotator",
  title: "Linguistic Annotator",
  category: "Language",
  active: true,
  summary: "You decide what a word means here.",
  descriptionHtml: "<p>The work.</p>",
  responsibilitiesHtml: ["Annotate senses."],
  requirementsHtml: ["Patience with words such as <i>set</i>."],
  offersHtml: ["Your name on the data."],
  place: "Remote",
  addressLocality: "Rome",
  addressCountry: "IT",
  isRemote: false,
  contract: "Part time",
  employmentType: "PART_TIME",
  datePosted: "2026-11-03",
  validThrough: "2026-12-15",
  ...over,
});

export const openJobs: Pick<Queries.JobPageQuery, "allJob" | "company"> = {
  allJob: {
    nodes: [
      { prettyURL: "annotator", title: "Linguistic Annotator", place: "Remote" },
      { prettyURL: "nlp-engineer", title: "NLP Engineer", place: "Rome" },
    ],
  },
  company: { general: { jobsMail: "jobs@company.example" } },
};

export const aTextPage = (
  sections: Queries.TextPageViewFragment["sections"] = [],
): Queries.TextPageViewFragment => ({
  header: {
    title: "Terms and Privacy",
    descriptionHtml: "What we do with data.",
    backgroundGradient: "gradient_7",
    backgroundPosition: "bg_position_3",
  },
  revised: "2026-11-02",
  sections,
});
