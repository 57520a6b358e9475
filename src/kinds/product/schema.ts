import { z } from "zod";
import { isObject } from "../../lib/json";
import { removeMarks } from "../../lib/example/marks";
import { toOutputLines } from "../example/output";
import { exampleSchema, language, score } from "../example/schema";
import {
  consistency,
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
  description: html("What the module does."),
  ...picture("The module's picture.", [1200, 800]),
  action: action().optional(),
});

const moduleGroup = z.strictObject({
  title: heading("The heading above the modules.", "Four verdicts"),
  description: html("One or two sentences below the heading."),
  useCases: listOf(productUse(), "What the modules are used for."),
});

/** Two written shapes: a list of modules or, for vera and wordatlas, one group. */
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

const modulesOutput = objectOf("ProductModules", "The modules or the group, in one shape.", {
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
    webmURL: staticFile("The same video as WebM.", "/videos/lextag.webm")
      .endsWith(".webm", "write a WebM file, such as /videos/lextag.webm, or leave it out")
      .optional(),
    captionsURL: staticFile("The captions, WebVTT.", "/videos/lextag.vtt")
      .endsWith(".vtt", "write a WebVTT file, such as /videos/lextag.vtt, or leave it out")
      .optional(),
    content: html("What the video shows and says, for people who cannot watch it."),
    duration: whole("The length in seconds.", 1, 7200, 79),
    uploadDate: isoDate("The day the video was published."),
    source: oneOf(["LOCAL", "YOUTUBE"], "LOCAL: a file of this site; YOUTUBE: a framed player."),
    title: heading("The video's own title.", "Semantic Paths: multilingual search"),
    preview: image("The picture before the video starts.", [[1600, 900]]),
    previewAlt: alt(),
    focalPoint: focalPoint(),
    thumbnails: listOf(image("A picture."), "Pictures for search engines."),
    options: objectOf("VideoOptions", "How the video plays.", {
      autoPlay: flag("Starts by itself, without sound."),
    }),
  }).superRefine(({ url, source, webmURL, captionsURL, options }, context) => {
    const { pattern, message } = FILMS[source];
    // An unplayable video would show an empty player.
    if (!pattern.test(url)) context.addIssue({ code: "custom", path: ["url"], message });
    if (source === "LOCAL") return;
    const addUnused = (path: string[], advice: string) => {
      const unused = `has no effect with YOUTUBE; ${advice}`;
      context.addIssue({ code: "custom", path, message: unused, ...consistency });
    };
    if (webmURL !== undefined) addUnused(["webmURL"], "leave it out");
    if (captionsURL !== undefined) addUnused(["captionsURL"], "leave it out");
    if (options.autoPlay) addUnused(["options", "autoPlay"], "write false");
  }),
});

const productViews = objectOf("ImageToggle", "Pictures, shown one at a time by their labels.", {
  title: heading("The heading beside the pictures.", "One concept, four scripts"),
  description: text("One sentence below the heading.", "Each language writes it in its own way."),
  items: objectsOf("ImageToggleItem", "The pictures; the page shows the first one first.", {
    label: text("The text of the button that shows the picture.", "Japanese"),
    imageURL: mark("The picture.", "../images/wordatlas-star-japanese.svg", [[1200, 800]]),
    imageAlt: alt(),
  }).min(2),
});

const exampleCard = objectOf(
  "ExampleCard",
  "What the product's card draws of the example, in Latin letters.",
  {
    text: text("A word or line in large type.", "star"),
    language: language(),
    rows: objectsOf("ExampleCardRow", "Two or three rows.", {
      text: text("The text of the row.", "gwiazda"),
      language: language(),
      note: text("What the text is, such as its language or weight.", "Polish"),
      weight: score().default(0.4),
    })
      .min(2)
      .max(3),
  },
);

const variant = objectOf("ExampleVariant", "The same example with one thing changed.", {
  label: text("The text of the variant's radio button.", "no queue"),
  reason: text("Why the output differs or stays the same, in one sentence.", "No complaint."),
  work: exampleSchema,
});

const productExample = objectOf("ProductExample", "An example of the product, with its figure.", {
  takes: text("The input of the product, in one sentence.", "A sentence that is true or false."),
  gives: text("The output of the product, in one sentence.", "A verdict and why."),
  limits: text("What the product doesn’t do, in one sentence.", "It gives no opinion.").optional(),
  request: objectOf("ExampleRequest", "The API call with this output, if there is an API.", {
    method: oneOf(["GET", "POST"], "The HTTP method.", "GET"),
    url: link("The address of the call.", "{api}/[version]/[wordatlas]?[word]"),
    body: text("The JSON in the body of the call.", '{ "[word]": "star" }').optional(),
  }).optional(),
  caption: text("What the figure shows, in one sentence.", "Four passages pull at one claim."),
  card: exampleCard.optional(),
  alt: text("The example as text for the search, in one to three sentences.", "Claim: …"),
  label: text("The text of the radio button, if there are variants.", "awful queue").optional(),
  work: exampleSchema,
  variants: listOf(variant, "At most three, each with one thing changed.").max(3).default([]),
});

type ProductExample = z.infer<typeof productExample>;

/** Checks that variants have distinct labels and contents, and the kind of the first example. */
function checkVariants({ label, work, variants }: ProductExample, context: z.RefinementCtx) {
  const addIssue = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path: ["example", ...path], message });
  if (variants.length > 0 && label === undefined)
    addIssue(["label"], "is missing: the example with its variants is one of the choices");
  const labels = [label, ...variants.map((one) => one.label)];
  const figures = [work, ...variants.map((one) => one.work)].map((one) => JSON.stringify(one));
  variants.forEach((one, index) => {
    const path = ["variants", index];
    if (labels.indexOf(one.label) <= index)
      addIssue([...path, "label"], "is the label of another choice, too");
    if (one.work.kind !== work.kind)
      addIssue([...path, "work", "kind"], `must be ${work.kind}, as in the example`);
    if (figures.indexOf(JSON.stringify(one.work)) <= index)
      addIssue([...path, "work"], "is the same as another choice’s; change one thing");
  });
}

/** Checks that the texts of a card occur in its example. */
function checkCard({ card, work }: ProductExample, context: z.RefinementCtx) {
  const output = toOutputLines(work).map(({ text: line }) => line);
  const said = [removeMarks(JSON.stringify(work)), ...output].join("\n");
  const compare = (text: string, ...path: (string | number)[]) => {
    const unsaid = text.split(", ").find((word) => !said.includes(word));
    if (unsaid === undefined) return;
    const message = `“${unsaid}” isn’t in the example’s "work"; correct the card or the example`;
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
  title: heading("The heading. Default: the modules’ heading.", "Six classes").optional(),
  description: text("One sentence below the heading.", "Each text gets exactly one.").optional(),
  total: whole("For count: the total number.", 1, 99, 45).optional(),
  items: objectsOf("ExhibitItem", "The items in order. Default: the modules.", {
    label: text("The item's name.", "mixed"),
    text: text("One short sentence about the item.", "Praises and complains.").optional(),
    at: whole("For count: the item's number, from 1.", 1, 99, 4).optional(),
  })
    .max(8)
    .default([]),
}).superRefine(({ kind, total, items, title }, context) => {
  const addIssue = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if ((kind === "count") !== (total !== undefined))
    addIssue("total", 'belongs to the kind "count" only, which needs it');
  if (items.length > 0 && title === undefined) addIssue("title", "is missing");
  items.forEach(({ at }, index) => {
    const place = at ?? index + 1;
    if (total === undefined || place <= total) return;
    const path = ["items", index, ...(at === undefined ? [] : ["at"])];
    const message = `has the number ${place}, above the total; write at most ${total}`;
    context.addIssue({ code: "custom", path, message, ...consistency });
  });
});

export const productSchema = objectOf("Product", "A product.", {
  id: slugId("wordatlas"),
  ...release(),
  registered: flag("The name is a registered trademark."),
  isReference: flag("Menus don't list the product (minerva)."),
  title: heading("The name.", "WordAtlas"),
  shortDescription: text("One line for menus and lists.", "A fact-checking assistant."),
  topbarIndex: whole("The place in the menu, from 0. Default or -1: none.", -1, 99, 1).optional(),
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
    content: html("One or two sentences below the heading."),
    imageURL: image("The heading's picture, if there is no example.", [[1600, 900]]).optional(),
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
  useCases: listOf(productUse(), "Uses of the product, or plain facts about it."),
  goldUseCases: listOf(productUse(), "Plain facts about the gold data (wordatlas).").default([]),
  modules: transformed(modulesSchema, modulesOutput, (modules) =>
    Array.isArray(modules) ? { modules, useCases: [] } : { ...modules, modules: [] },
  ),
  caseStudies: caseStudies("Case studies to show.").default([]),
  views: productViews.optional(),
  video: productVideo.optional(),
  facts: objectOf(
    "ProductFacts",
    "Facts below the header. If there is an example, the page says of a missing fact that it isn't published yet.",
    {
      audience: text("The people that the product is for.", "Fact-checkers.").optional(),
      languages: text("Which languages, or how many.", "60 languages.").optional(),
      start: text("How to start: a key, a login.", "A login for the demo.").optional(),
    },
  ).default({}),
  order: listOf(
    oneOf(
      ["exhibit", "figures", "content", "languages", "views", "modules", "uses", "video"],
      "A section of the page below the facts.",
      "exhibit",
    ),
    "The sections that come first, in order; the others follow in the default order.",
  ).default([]),
  exhibit: exhibit.optional(),
  example: productExample.optional(),
  closing: callToAction().optional(),
  metadata: metadata(),
}).superRefine(({ exhibit: shown, modules, example }, context) => {
  if (shown?.items.length === 0 && modules.modules.length + modules.useCases.length === 0) {
    const message = "has no items, and there are no modules to show; write items or leave it out";
    context.addIssue({ code: "custom", path: ["exhibit"], message, ...consistency });
  }
  if (!example) return;
  checkCard(example, context);
  checkVariants(example, context);
});

export type ProductSectionName = z.infer<typeof productSchema>["order"][number];
