import { z } from "zod";
import { isObject } from "../../lib/json";
import { removeMarks } from "../../lib/example/marks";
import { toOutputLines } from "../example/output";
import { exampleSchema, language, score } from "../example/schema";
import {
  derived,
  fieldRegistry,
  flag,
  heading,
  html,
  image,
  inlineSvg,
  isoDate,
  link,
  mark,
  oneOf,
  slugId,
  staticFile,
  text,
  transformed,
  whole,
  withForm,
} from "../fields";
import { metadata } from "../metadata";
import {
  action,
  alt,
  caseStudies,
  callToAction,
  focalPoint,
  headerAction,
  listOf,
  namedGradient,
  objectOf,
  papers,
  position,
  section,
  productUse,
  products,
  keywords,
  release,
  picture,
  objectsOf,
} from "../shared";

const module_ = objectOf("ProductModule", "A part of the product.", {
  title: heading("The module's name.", "Annotation"),
  description: html("What it does."),
  ...picture("Its picture.", [1200, 800]),
  action: action().optional(),
});

const moduleGroup = z.strictObject({
  title: heading("The heading above the modules.", "Four verdicts"),
  description: html("One or two sentences below it."),
  useCases: listOf(productUse(), "What the modules are used for."),
});

/** As written by editors: a list of modules or, for vera and wordatlas, one group. */
const modulesSchema = withForm(
  z.union([z.array(module_), moduleGroup]).register(fieldRegistry, {
    description:
      "The product's parts: a list of modules, or one group with title, description and useCases.",
  }),
  {
    schema: z.discriminatedUnion("shape", [
      z.strictObject({ shape: z.literal("list"), modules: z.array(module_) }),
      moduleGroup.extend({ shape: z.literal("group") }),
    ]),
    toForm: (written) =>
      isObject(written) ? { shape: "group", ...written } : { shape: "list", modules: written },
    toRecord: (shown) => {
      if (!isObject(shown)) return shown;
      const { shape, modules = [], ...group } = shown;
      return shape === "group" ? group : modules;
    },
  },
);

const modulesOutput = objectOf("ProductModules", "Both written shapes in one.", {
  title: moduleGroup.shape.title.optional(),
  description: moduleGroup.shape.description.optional(),
  modules: listOf(module_, "The modules."),
  useCases: moduleGroup.shape.useCases,
});

/** YouTube addresses that `src/blocks/Video/embedAddress.ts` can embed. */
const YOUTUBE_FILM =
  /^https:\/\/(?:(?:youtu\.be|(?:[a-z]+\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live))\/[\w-]{11}(?![^?#])|(?:[a-z]+\.)?youtube\.com\/watch\?(?:[^#]+&)?v=[\w-]{11}(?![^&#]))/;

const FILMS = {
  LOCAL: {
    pattern: /^\/.*\.mp4$/,
    message: "for LOCAL write the video's MP4 file of static/, such as /videos/lextag.mp4",
  },
  YOUTUBE: {
    pattern: YOUTUBE_FILM,
    message:
      "for YOUTUBE write the video's address there, such as https://www.youtube.com/watch?v=M7lc1UVf-VE",
  },
};

const productVideo = objectOf("ProductVideo", "A video about the product.", {
  title: heading("The heading beside the video.", "See it at work"),
  description: text("One sentence below that heading.", "Semantic Paths in seventy-nine seconds."),
  video: objectOf("Video", "The video.", {
    url: z
      .union(
        [staticFile("A file of the site."), z.url({ protocol: /^https$/ })],
        "write the file's address on the site, such as /videos/lextag.mp4, or a full address, starting with https://",
      )
      .register(fieldRegistry, {
        description: "The MP4 file of the site, or the provider's page.",
        label: "Link",
        example: "/videos/lextag.mp4",
        field: { role: "link" },
      }),
    webmURL: staticFile("The same video as WebM.", "/videos/lextag.webm").optional(),
    captionsURL: staticFile("The captions, WebVTT.", "/videos/lextag.vtt").optional(),
    content: html("What is seen and said, for those who cannot watch it."),
    duration: whole("Its length in seconds.", 1, 7200, 79),
    uploadDate: isoDate("The day it was published."),
    source: oneOf(["LOCAL", "YOUTUBE"], "LOCAL: a file of this site; YOUTUBE: a framed player."),
    title: heading("The video's own title.", "Semantic Paths: multilingual search"),
    preview: image("The picture before it starts.", [[1600, 900]]),
    previewAlt: alt(),
    focalPoint: focalPoint(),
    thumbnails: listOf(image("A picture."), "Pictures for search engines."),
    options: objectOf("VideoOptions", "How it plays.", {
      autoPlay: flag("Starts by itself, silent."),
    }),
  }).superRefine(({ url, source, webmURL = ".webm", captionsURL = ".vtt" }, context) => {
    const addIssue = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
    };
    const { pattern, message } = FILMS[source];
    // An unplayable video would show an empty player.
    if (!pattern.test(url)) addIssue("url", message);
    if (!webmURL.endsWith(".webm"))
      addIssue("webmURL", "write a WebM file, such as /videos/lextag.webm, or leave it out");
    if (!captionsURL.endsWith(".vtt"))
      addIssue("captionsURL", "write a WebVTT file, such as /videos/lextag.vtt, or leave it out");
  }),
});

const productViews = objectOf("ImageToggle", "Pictures of which one is shown, by its label.", {
  title: heading("The heading beside the pictures.", "One concept, four scripts"),
  description: text("One sentence below it.", "Each language writes it in its own way."),
  items: objectsOf("ImageToggleItem", "The pictures, the first to begin with.", {
    label: text("What is pressed to see it.", "Japanese"),
    imageURL: mark("The picture.", "../images/wordatlas-star-japanese.svg", [[1200, 800]]),
    imageAlt: alt(),
  }).min(2),
});

const exampleCard = objectOf(
  "ExampleCard",
  "What a card of the product draws of it, in Latin letters.",
  {
    text: text("A loud word or line.", "star"),
    language: language(),
    rows: objectsOf("ExampleCardRow", "Two or three rows.", {
      text: text("The row’s words.", "gwiazda"),
      language: language(),
      note: text("What they are.", "Polish"),
      weight: score().default(0.4),
    })
      .min(2)
      .max(3),
  },
);

const variant = objectOf("ExampleVariant", "The same example with one thing changed.", {
  label: text("What its radio button says.", "no queue"),
  reason: text("Why the output differs or stays the same, in one sentence.", "No complaint."),
  work: exampleSchema,
});

const productExample = objectOf("ProductExample", "The product at work, with its figure.", {
  takes: text("What goes in, in one sentence.", "A sentence that can be true or false."),
  gives: text("What comes out, in one sentence.", "A verdict and why."),
  limits: text("What it doesn’t do, in one sentence.", "It gives no fifth verdict.").optional(),
  request: objectOf("ExampleRequest", "The call that it answers, of a product with an API.", {
    method: oneOf(["GET", "POST"], "The method of the call.", "GET"),
    url: link("What is called.", "{api}/[version]/[wordatlas]?[word]"),
    body: text("The JSON that is sent.", '{ "[word]": "star" }').optional(),
  }).optional(),
  caption: text("What the figure shows, in one sentence.", "Four passages pull at one claim."),
  card: exampleCard.optional(),
  alt: text("What the example says, in one to three sentences, for search.", "Claim: …"),
  label: text("What its radio button says, if it has variants.", "awful queue").optional(),
  work: exampleSchema,
  variants: listOf(variant, "At most three, each with one thing changed.").max(3).default([]),
});

type ProductExample = z.infer<typeof productExample>;

/** A choice needs distinct labels, and variants that the base's figure can draw and that differ. */
function checkVariants({ label, work, variants }: ProductExample, context: z.RefinementCtx) {
  const addIssue = (path: (string | number)[], message: string) => {
    context.addIssue({ code: "custom", path, message });
  };
  if (variants.length > 0 && label === undefined)
    addIssue(
      ["example", "label"],
      "is missing: the example with its variants is one of the choices",
    );
  const labels = [label, ...variants.map((one) => one.label)];
  const figures = [work, ...variants.map((one) => one.work)].map((one) => JSON.stringify(one));
  variants.forEach((one, index) => {
    const path = ["example", "variants", index];
    if (labels.indexOf(one.label) <= index)
      addIssue([...path, "label"], "is another choice’s, too");
    if (one.work.kind !== work.kind)
      addIssue([...path, "work", "kind"], `must be the example’s, ${work.kind}`);
    if (figures.indexOf(JSON.stringify(one.work)) <= index)
      addIssue([...path, "work"], "is the same as another choice’s; change one thing");
  });
}

/** A card repeats texts of its example; both must change together. */
function checkCard({ card, work }: ProductExample, context: z.RefinementCtx) {
  const output = toOutputLines(work).map(({ text: line }) => line);
  const said = [removeMarks(JSON.stringify(work)), ...output].join("\n");
  const compare = (text: string, ...path: (string | number)[]) => {
    const unsaid = text.split(", ").find((word) => !said.includes(word));
    if (unsaid === undefined) return;
    const message = `“${unsaid}” isn’t in the example (work): correct the one that is wrong`;
    context.addIssue({ code: "custom", path: ["example", "card", ...path], message });
  };
  if (card) compare(card.text, "text");
  card?.rows.forEach(({ text: rowText, note }, row) => {
    compare(rowText, "rows", row, "text");
    if (Number(note) > 0) compare(String(Number(note)), "rows", row, "note");
  });
}

const exhibit = objectOf("Exhibit", "One exhibit, such as the product’s classes or modules.", {
  kind: oneOf(
    ["scale", "choices", "steps", "count"],
    "scale: from one end to the other; choices: one of them applies; steps: one after another; count: some of a total.",
    "scale",
  ),
  title: heading("The heading; the modules’ where it’s left out.", "Six classes").optional(),
  description: text("One sentence below it.", "Each text gets exactly one.").optional(),
  total: whole("For count: how many there are in all.", 1, 99, 45).optional(),
  items: objectsOf("ExhibitItem", "What is shown, in order; by default the modules.", {
    label: text("Its name.", "mixed"),
    text: text("One short sentence about it.", "Praises and complains.").optional(),
    at: whole("For count: its place among all, from 1.", 1, 99, 4).optional(),
  })
    .max(8)
    .default([]),
}).superRefine(({ kind, total, items, title }, context) => {
  const addIssue = (path: string, message: string) => {
    context.addIssue({ code: "custom", path: [path], message });
  };
  if ((kind === "count") !== (total !== undefined))
    addIssue("total", "belongs to a count, which needs it");
  if (items.length > 0 && title === undefined) addIssue("title", "is missing");
});

export const productSchema = objectOf("Product", "A product.", {
  id: slugId("wordatlas"),
  ...release(),
  registered: flag("The name is a registered trademark."),
  isReference: flag("Menus don't list the product (minerva)."),
  title: heading("The name.", "WordAtlas"),
  shortDescription: text("One line for menus and lists.", "A fact-checking assistant."),
  topbarIndex: whole("The place in the menu, from 0; -1 or nothing: none.", -1, 99, 1).optional(),
  keywords: keywords().default([]),
  applicationCategory: text("For schema.org.", "BusinessApplication").default(
    "BusinessApplication",
  ),
  logos: objectOf("ProductLogos", "The product's marks.", {
    circle: mark("The coloured mark.", "../images/marks/vera-circle.svg"),
    topbar: inlineSvg("The one-colour mark."),
  }),
  preview: objectOf("ProductPreview", "The product as a card.", {
    title: derived(heading("The card's heading.", "Vera"), "the product’s title"),
    content: html("The card's text, one or two sentences."),
    cardImageURL: image("The card's picture. Default: a drawing.", [[1200, 800]]).optional(),
    focalPoint: focalPoint(),
    action: derived(action(), "“Discover more”, which leads to the page"),
  }),
  header: objectOf("ProductHeader", "The top of the page.", {
    subtitle: text("The page's heading: what the product is.", "The world’s words on one map"),
    content: html("One or two sentences below it."),
    imageURL: image("A picture beside the heading; an example hides it.", [[1600, 900]]).optional(),
    backgroundURL: image(
      "A picture at the lower edge of the header, in the colours of the gradient; narrow screens get its middle.",
      [[1920, 1080]],
      "../images/case-newsroom.jpg",
    ).optional(),
    backgroundGradient: namedGradient("wordatlas"),
    backgroundPosition: position(),
    action: headerAction(),
  }),
  content: listOf(section(), "The sections of the page, in order."),
  related: products("Related products, in order."),
  useCases: listOf(productUse(), "What it is used for, or plain facts about it."),
  goldUseCases: listOf(productUse(), "Plain facts about the gold data (wordatlas).").default([]),
  modules: transformed(modulesSchema, modulesOutput, (modules) =>
    Array.isArray(modules) ? { modules, useCases: [] } : { ...modules, modules: [] },
  ),
  caseStudies: caseStudies("Case studies to show.").default([]),
  publications: papers("Papers on the same task, to read beside the product.").default([]),
  views: productViews.optional(),
  video: productVideo.optional(),
  facts: objectOf(
    "ProductFacts",
    "Facts below the figure; a missing one is said to be unpublished.",
    {
      audience: text("For whom it is.", "Newsrooms and fact-checkers.").optional(),
      languages: text("Which languages, or how many.", "60 languages.").optional(),
      start: text("How to start: a key, a login.", "A login for the demo.").optional(),
    },
  ).default({}),
  order: listOf(
    oneOf(
      ["exhibit", "figures", "content", "languages", "views", "modules", "uses", "video"],
      "A part of the page below the facts.",
      "exhibit",
    ),
    "The parts that come first, in order; the others follow in their usual order.",
  ).default([]),
  exhibit: exhibit.optional(),
  example: productExample.optional(),
  closing: callToAction().optional(),
  metadata: metadata(),
}).superRefine(({ example }, context) => {
  if (!example) return;
  checkCard(example, context);
  checkVariants(example, context);
});

export type ProductPart = z.infer<typeof productSchema>["order"][number];
