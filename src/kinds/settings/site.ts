import { z } from "zod";
import { decimal, fieldRegistry, oneOf, staticFile, text, whole, withMeta } from "../fields";
import { altText, gradient, listOf, objectOf, objectsOf } from "../shared";
import { opensNewTab } from "../../routes/linkTarget";
import type { LinkAttributes } from "../html";

const address = (description: string) =>
  z
    .url({ protocol: /^https?$/, error: "write a full address without a closing slash" })
    .refine((url) => !url.endsWith("/"), "must not end with a slash")
    .register(fieldRegistry, { description, example: "https://www.polysema.example" });

const colour = (description: string, example: string) =>
  text(description, example).regex(
    /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
    `write a CSS colour of # and three or six hexadecimal digits, such as ${example}`,
  );

export const socialImageSchema = objectOf("SocialImage", "The picture on social networks.", {
  url: withMeta(staticFile("The picture.", "/social/default.png"), { label: "Picture" }),
  type: oneOf(["image/png", "image/jpeg"], "The media type.", "image/png"),
  width: whole("The width in pixels.", 1, 5000, 2000),
  height: whole("The height in pixels.", 1, 5000, 1000),
  alt: altText("What the picture shows.", "The Polysema mark beside the word spring."),
});

/** Names that links may use as placeholders, such as `{demo}` for `addresses.demo`. */
export const ADDRESS_KINDS = ["website", "api", "demo", "console"] as const;

export const siteSchema = objectOf("SiteSettings", "The site's configuration.", {
  name: text("The site's name.", "Polysema"),
  description: text("What the company does.", "Polysema builds language software."),
  language: z
    .literal("en")
    .register(fieldRegistry, { description: "The language of the texts.", example: "en" }),
  version: text("The product's version.", "1.2.16").regex(/^\d+\.\d+\.\d+$/),
  mode: oneOf(["production", "development"], "The mode of the shipped site."),
  socialImage: socialImageSchema,
  addresses: objectOf("SiteAddresses", "Base addresses by kind.", {
    // Only the origin, because the code appends page paths.
    website: address("The website.").regex(
      /^https?:\/\/[^/?#@]+\/?$/,
      "write the origin alone, without path, query or fragment, such as https://www.polysema.example",
    ),
    api: address("The API host."),
    demo: address("The demo host."),
    console: address("The console host."),
    mailGateway: z
      .union([z.literal(""), address("The mail gateway.")])
      .register(fieldRegistry, {
        description: "The mail gateway. Default: the site's own host.",
        example: "https://mail.polysema.example",
      })
      .optional(),
  }),
  cookieExpiryMs: z.int().min(1).register(fieldRegistry, {
    description:
      "How long browsers keep a cookie choice, in milliseconds. The cookie notice and the terms say it in words.",
    example: 31536000000,
  }),
  cookiePolicyRevision: whole("The notice's revision; raise it to ask again.", 1, 9999, 1),
  gradients: objectsOf("NamedGradient", "Names of gradients for the headers of records.", {
    name: text("The name.", "wordatlas"),
    gradient: gradient("The gradient with this name."),
  }),
  colors: objectOf("SiteColors", "Colours outside the style sheets.", {
    theme: colour("The colour of the browser's own bar.", "#0b5f54"),
    background: colour("The page's background.", "#f2f5f1"),
  }),
});
export type SiteSettings = z.infer<typeof siteSchema>;

const translationSchema = objectOf("SearchTranslation", "The term in one language.", {
  language: text("The English name of the language.", "Italian"),
  words: listOf(text("As people type it.", "ricerca semantica"), "Words in the source.").min(1),
  source: text(
    "A page that uses the words, for editors who check them; the site doesn't show it.",
    "https://www.ibm.com/it-it/think/topics/semantic-search",
  ),
});

const searchTermSchema = objectOf(
  "SearchTerm",
  "A technical term that visitors search for in other words.",
  {
    term: text("The words that our pages use.", "semantic search"),
    synonyms: listOf(text("An English word or acronym.", "IR"), "English words for the term."),
    translations: listOf(translationSchema, "Translations; one for each language and source."),
  },
);

export const searchSchema = objectOf("SearchSettings", "Words with a special role in searches.", {
  ignored: listOf(text("A word in lower case.", "the"), "Words that the search ignores."),
  terms: listOf(searchTermSchema, "The terms. If some share a word, the search prefers the first."),
});

const limit = (description: string, example: number) => whole(description, 1, 9999, example);

/** Limits for picture files and alternative texts. `npm run images` reports what exceeds them. */
export const imageBudgetsSchema = objectOf(
  "ImageBudgets",
  "Limits for the size of pictures and the length of alternative texts.",
  {
    masterMaxKb: limit("The maximum size of a picture in data/images, in KB.", 250),
    servedMaxKb: limit("The maximum size of a file that the build makes of it, in KB.", 200),
    largestPaintMaxKb: limit("The maximum for a first screen's largest picture, in KB.", 60),
    pageMaxKb: limit("The maximum for all pictures of a page together, in KB.", 400),
    socialMaxKb: limit("The maximum size of a picture for social networks, in KB.", 300),
    altMaxCharacters: limit("The maximum length of an alternative text, in characters.", 140),
  },
);
export type ImageBudgets = z.infer<typeof imageBudgetsSchema>;

/** Replaces a placeholder such as `{demo}` at the start; returns other addresses unchanged. */
export const expandAddress = (address: string, addresses: SiteSettings["addresses"]): string =>
  address.replace(/^\{([a-zA-Z]+)\}/, (whole, kind: string) => {
    const known = ADDRESS_KINDS.find((name) => name === kind);
    return known ? addresses[known] : whole;
  });

/** Creates the function that resolves links in editors' HTML. */
export const toLinkAttributes =
  (addresses: SiteSettings["addresses"]) =>
  (address: string): LinkAttributes => {
    const href = expandAddress(address, addresses);
    return { href, opensNewTab: opensNewTab(href) };
  };

const email = (description: string) =>
  z
    .email("must be an e-mail address")
    .register(fieldRegistry, { description, example: "info@polysema.example" });

const digits = (pattern: RegExp, description: string, example: string) =>
  text(description, example).regex(pattern, `write digits, such as ${example}`);

export const companySchema = objectOf("Company", "The company's facts.", {
  name: text("The legal name.", "Polysema S.r.l."),
  general: objectOf("CompanyGeneral", "General facts.", {
    email: email("The general address."),
    legalMail: email("The address for legal matters and data protection."),
    jobsMail: email("The address for applications."),
    phone: objectOf("Phone", "The telephone.", {
      prefix: digits(/^\+\d{1,3}$/, "The country's prefix.", "+39"),
      number: digits(/^\d[\d ./()-]{3,}$/, "The number.", "06 0000 0000"),
    }),
    vatNumber: text("The VAT number.", "IT00000000000", { label: "VAT number" }),
    rea: text("The number in the register of companies.", "RM-0000000", { label: "REA number" }),
    shareCapital: whole("The share capital in euro.", 1, 1_000_000_000, 10000),
  }),
  business: objectOf("CompanyBusiness", "The seat.", {
    address: objectOf("PostalAddress", "The seat.", {
      streetAddress: text("Street and number.", "Via dei Lessici 14"),
      postalCode: text("Postal code.", "00184"),
      addressLocality: text("Town.", "Rome", { label: "Town" }),
      fullAddressCounty: text("County and country.", "(RM), Italy"),
      addressCountry: text("The country's code.", "IT", { label: "Country" }),
    }),
    geolocations: objectOf("Geolocation", "Where the seat is.", {
      lat: decimal("Latitude, in degrees.", -90, 90, 41.9),
      long: decimal("Longitude, in degrees.", -180, 180, 12.5),
    }),
  }),
  socials: objectsOf("SocialAccount", "Accounts on social networks.", {
    type: oneOf(["facebook", "X", "instagram", "linkedin"], "The network."),
    url: z.url({ protocol: /^https$/ }).register(fieldRegistry, {
      description: "The account's page.",
      label: "Link",
      example: "https://x.com/polysema_example",
    }),
    id: text("The account's name. Only X's is used, with its @, in tags.", "@polysema_example"),
  }),
});

export const siteCopySchema = objectOf("SiteCopy", "The texts of the bar and the footer.", {
  bar: objectOf("BarCopy", "The top bar and the menu of narrow screens.", {
    solutions: text("Opens the menu of solutions.", "Solutions"),
    products: text("Opens the menu of products.", "Products"),
    research: text("Leads to the research page.", "Research"),
    about: text("Leads to the page about the company.", "About"),
    news: text("Leads to the news.", "News"),
    api: text("Opens the panel with the console and the demos.", "API & Demos"),
    contact: text("The button that leads to the contact form.", "Contact us"),
  }),
  apiPanel: objectOf("ApiPanelCopy", "The two cards of the panel with the console and the demos.", {
    consoleTitle: text("The title of the console's card.", "APIs Console"),
    consoleText: text("One sentence about the console.", "Register for a free key."),
    demosTitle: text("The title of the demos' card.", "Live demos"),
    demosText: text("One sentence about the demos.", "Try our products in the browser."),
  }),
  footer: objectOf("FooterCopy", "The footer.", {
    newsletter: text("What the newsletter is.", "News of our products and research."),
    signUp: text("The button that opens the subscription.", "Sign up!"),
    signUpByEmail: text("Before our address, if scripts are off.", "To subscribe, write to"),
    solutions: text("The heading above the solutions.", "Solutions"),
    company: text("The heading above the company's pages.", "Company"),
    about: text("Leads to the page about the company.", "About us"),
    research: text("Leads to the research page.", "Research"),
    join: text("Leads to the open jobs.", "Join Us"),
    terms: text("Leads to the terms.", "Terms & Privacy"),
    cookies: text("Leads to the page about cookies.", "Cookies"),
    cookiePreferences: text("Opens the choice about cookies.", "Cookie preferences"),
    unsubscribe: text("Opens the form that ends the subscription.", "Unsubscribe"),
    products: text("The heading above the products.", "Products"),
  }),
});
