import {
  aboutPath,
  careersFragment,
  contactsPath,
  homePath,
  textPagePath,
  newsPath,
  notFoundPath,
  researchPath,
  unsubscribePath,
} from "../../routes/paths";
import type { ContentType } from "../kind";
import { claimsSchema } from "./claims";
import {
  companySchema,
  imageBudgetsSchema,
  searchSchema,
  siteCopySchema,
  siteSchema,
} from "./site";
import {
  aboutPageSchema,
  applyPageSchema,
  contactsPageSchema,
  homePageSchema,
  textPageSchema,
  newsPageSchema,
  notFoundPageSchema,
  researchPageSchema,
  unsubscribePageSchema,
} from "./pages";

const single = (
  file: string,
  typeName: string,
  schema: ContentType["schema"],
  more: Partial<ContentType> = {},
): ContentType => {
  const [folder = "", name = ""] = file.split("/");
  return { folder, files: [`${name}.json`], typeName, schema, ...more };
};

const pageOf = (
  path: string,
  name: string,
  typeName: string,
  schema: ContentType["schema"],
  more: Partial<ContentType> = {},
): ContentType =>
  single(`pages/${name}`, typeName, schema, {
    getPages: () => [path],
    metadataFields: [{ field: "metadata" }],
    ...more,
  });

/** Records with fixed files: settings and texts of fixed pages. */
export const singletons: readonly ContentType[] = [
  single("site/site", "SiteSettings", siteSchema, {
    choices: { gradient: ["gradients", "*", "name"] },
    isOnEveryPage: true,
  }),
  single("site/company", "Company", companySchema, { isOnEveryPage: true }),
  single("site/copy", "SiteCopy", siteCopySchema),
  single("site/claims", "Claims", claimsSchema),
  single("site/search", "SearchSettings", searchSchema),
  single("site/image-budgets", "ImageBudgets", imageBudgetsSchema),
  pageOf(homePath, "home", "HomePage", homePageSchema, {
    fragments: [
      "solutions",
      "solutions-title",
      "products",
      "which",
      "languages",
      "research",
      "at-work",
      "news",
    ],
  }),
  pageOf(aboutPath, "about", "AboutPage", aboutPageSchema, {
    sections: [["how", "items"]],
    fragments: ["why", "how", "languages", "so-far", "words", careersFragment, "careers"],
  }),
  pageOf(contactsPath, "contacts", "ContactsPage", contactsPageSchema),
  pageOf(researchPath, "research", "ResearchPage", researchPageSchema),
  pageOf(newsPath, "news", "NewsPage", newsPageSchema, {
    choices: { "kind of news": ["types", "*", "name"] },
  }),
  single("pages/apply", "ApplyPage", applyPageSchema),
  pageOf(unsubscribePath, "unsubscribe", "UnsubscribePage", unsubscribePageSchema, {
    metadataFields: [{ field: "metadata" }, { field: "confirmMetadata", variant: "confirm" }],
  }),
  {
    folder: "pages",
    files: ["terms.json", "cookies.json", "try.json"],
    typeName: "TextPage",
    schema: textPageSchema,
    idField: "id",
    getPages: (id) => [textPagePath(id)],
    metadataFields: [{ field: "metadata" }],
    sections: [["sections"]],
  },
  pageOf(notFoundPath, "not-found", "NotFoundPage", notFoundPageSchema),
];
