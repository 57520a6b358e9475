export const anImage = (name = "picture") => ({
  publicURL: `/static/${name}.jpg`,
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth" as const,
      width: 1200,
      height: 800,
      images: { fallback: { src: `/static/${name}.jpg`, srcSet: "", sizes: "" }, sources: [] },
    },
  },
});

const aMark = { viewBox: "0 0 48 48", markup: '<circle cx="24" cy="24" r="18"/>' };

export const aProductCard = (
  over: Partial<Queries.ProductCardFragment> = {},
): Queries.ProductCardFragment => {
  const jsonId = over.jsonId ?? "atlas";
  return {
    jsonId,
    title: "Atlas",
    registered: false,
    logos: { circle: { publicURL: `/static/${jsonId}.svg` } },
    preview: {
      title: over.title ?? "Atlas",
      contentHtml: "<p>A map of words.</p>",
      image: anImage(jsonId),
      focalPoint: null,
      action: { text: "Discover more", url: `/product/${jsonId}`, newTab: false },
    },
    header: { backgroundGradient: "gradient_2" },
    example: null,
    ...over,
  };
};

export const aCaseStudyCard = (
  over: Partial<Queries.CaseStudyCardFragment> = {},
  picture: Queries.CaseStudyCardFragment["preview"]["image"] = anImage("a-study"),
): Queries.CaseStudyCardFragment => {
  const jsonId = over.jsonId ?? "a-study";
  return {
    jsonId,
    kicker: "Atlas",
    backgroundGradient: "gradient_1",
    wire: null,
    relatedProducts: [],
    preview: {
      title: `The study ${jsonId}`,
      contentHtml: "<p>What was done.</p>",
      image: picture,
      focalPoint: null,
      action: { text: "Read the case study", url: `/case-study/atlas/${jsonId}`, newTab: false },
    },
    ...over,
  };
};

export const aPublication = (
  over: Partial<Queries.PublicationPreviewFragment> = {},
): Queries.PublicationPreviewFragment => ({
  prettyURL: "a-paper",
  paper: { title: "A paper" },
  authors: [{ name: "Ada Example", person: null }],
  conference: "ACL 2024",
  year: 2024,
  month: 8,
  award: null,
  categories: [],
  ...over,
});

export const aNewsCard = (
  over: Partial<Queries.NewsCardFragment> = {},
): Queries.NewsCardFragment => {
  const jsonId = over.jsonId ?? "an-article";
  return {
    jsonId,
    type: "press release",
    datePublished: "2025-03-12",
    preview: {
      title: `The article ${jsonId}`,
      contentHtml: "<p>What happened.</p>",
      image: anImage(jsonId),
      imageAlt: null,
      focalPoint: null,
      action: { text: "Find out more", url: `/article/${jsonId}`, newTab: false },
    },
    ...over,
  };
};

const noHeaderPictures = { imageURL: null, backgroundURL: null, narrowBackgroundURL: null };

export const aProduct = (
  over: Partial<Queries.ProductViewFragment> = {},
): Queries.ProductViewFragment => ({
  jsonId: "atlas",
  title: "Atlas",
  registered: false,
  logos: { topbar: aMark },
  header: {
    ...noHeaderPictures,
    subtitle: "Words on a map",
    contentHtml: "<p>A map for machines.</p>",
    backgroundGradient: "gradient_2",
    backgroundPosition: "bg_position_6",
    action: {
      text: "Try it out!",
      url: "https://demo.polysema.example/atlas",
      newTab: false,
      disabled: false,
      defaultStyle: true,
    },
  },
  content: [],
  useCases: [],
  goldUseCases: [],
  modules: { title: null, descriptionHtml: null, modules: [], useCases: [] },
  views: null,
  video: null,
  related: [],
  caseStudies: [],
  facts: { audience: null, languages: null, start: null },
  order: [],
  exhibit: null,
  example: null,
  closing: null,
  ...over,
});

export const aClosing: Queries.ClosingBandFragment = {
  title: "Send us a page.",
  descriptionHtml: "<p>In any language.</p>",
  action: { text: "Talk to us", url: "/contacts", newTab: false },
};

/** A section with a picture: what modules, parts of solutions and case studies have in common. */
export const aSection = (title: string) => ({
  title,
  descriptionHtml: `<p>About ${title}.</p>`,
  imageURL: anImage(),
  imageAlt: null,
  focalPoint: null,
});

export const aModule = (title: string) => ({ ...aSection(title), action: null });

type Solution = NonNullable<Queries.SolutionPageQuery["solution"]>;
type CaseStudy = NonNullable<Queries.CaseStudyPageQuery["caseStudy"]>;

export const aPart = (anchor: string, title: string): Solution["content"][number] => ({
  ...aSection(title),
  anchor,
  example: null,
  doneBy: null,
});

export const aCoreComponent = (jsonId: string): Solution["coreComponents"][number] => ({
  product: {
    jsonId,
    title: jsonId,
    registered: false,
    logos: { circle: { publicURL: `/static/${jsonId}.svg` } },
  },
  title: jsonId,
  takes: "a text",
  gives: "its meaning",
  descriptionHtml: "<p>It reads.</p>",
  imageURL: null,
  action: { text: "Discover more", url: `/product/${jsonId}`, newTab: false },
});

export const aSolution = (over: Partial<Solution> = {}): Solution => ({
  shortTitle: "Text analytics",
  senseNumber: 2,
  main: {
    header: {
      title: "Text analytics",
      subtitle: "Structure hides in sentences.",
      descriptionHtml: "<p>We bring it out.</p>",
      ...noHeaderPictures,
      gloss: null,
      backgroundGradient: "gradient_1",
      backgroundPosition: "bg_position_2",
    },
  },
  content: [aPart("ner", "Named entity recognition")],
  coreComponentsTitle: "Core Components",
  coreComponents: [],
  useCases: [],
  caseStudies: [],
  closing: aClosing,
  ...over,
});

export const aCaseStudy = (over: Partial<CaseStudy> = {}): CaseStudy => ({
  jsonId: "newsroom",
  title: "A newsroom with one memory",
  kicker: "Synthetico",
  subtitle: "What happened next.",
  coverURL: anImage("case-newsroom"),
  coverAlt: "A word and its translations",
  focalPoint: null,
  backgroundGradient: "gradient_1",
  backgroundPosition: "bg_position_1",
  preview: { contentHtml: "<p>The short version.</p>" },
  facts: [
    { label: "Field", value: "News", url: null },
    { label: "Solution", value: "Text analytics", url: "/solution/text-analytics" },
  ],
  openingHtml: "<p>The desk reads the wires all day.</p>",
  taskHtml: null,
  note: null,
  wire: null,
  sections: ["The desk before", "What changed"].map(aSection),
  relatedProducts: [aProductCard()],
  closing: null,
  ...over,
});

/** Builds a case study whose only text is the task. */
export const aPreviewStudy = (): CaseStudy =>
  aCaseStudy({ openingHtml: null, taskHtml: "<p>To file it once.</p>", sections: [] });
