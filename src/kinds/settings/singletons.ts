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

const createSingleton = (
  file: string,
  typeName: string,
  schema: ContentType["schema"],
  more: Partial<ContentType> = {},
): ContentType => {
  const [folder = "", name = ""] = file.split("/");
  return { folder, files: [`${name}.json`], typeName, schema, ...more };
};

const createPage = (
  path: string,
  name: string,
  typeName: string,
  schema: ContentType["schema"],
  more: Partial<ContentType> = {},
): ContentType =>
  createSingleton(`pages/${name}`, typeName, schema, {
    getPages: () => [path],
    metadataFields: [{ field: "metadata" }],
    ...more,
  });

/** Records with fixed files: settings and texts of fixed pages. */
export const singletons: readonly ContentType[] = [
  createSingleton("site/site", "SiteSettings", siteSchema, {
    choices: { gradient: ["gradients", "*", "name"] },
    isOnEveryPage: true,
  }),
  createSingleton("site/company", "Company", companySchema, { isOnEveryPage: true }),
  createSingleton("site/copy", "SiteCopy", siteCopySchema),
  createSingleton("site/claims", "Claims", claimsSchema),
  createSingleton("site/search", "SearchSettings", searchSchema),
  createSingleton("site/image-budgets", "ImageBudgets", imageBudgetsSchema),
  createPage(homePath, "home", "HomePage", homePageSchema, {
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
  createPage(aboutPath, "about", "AboutPage", aboutPageSchema, {
    sections: [["how", "items"]],
    fragments: ["why", "how", "languages", "so-far", "words", careersFragment, "careers"],
  }),
  createPage(contactsPath, "contacts", "ContactsPage", contactsPageSchema),
  createPage(researchPath, "research", "ResearchPage", researchPageSchema),
  createPage(newsPath, "news", "NewsPage", newsPageSchema, {
    choices: { "kind of news": ["types", "*", "name"] },
  }),
  createSingleton("pages/apply", "ApplyPage", applyPageSchema),
  createPage(unsubscribePath, "unsubscribe", "UnsubscribePage", unsubscribePageSchema, {
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
  createPage(notFoundPath, "not-found", "NotFoundPage", notFoundPageSchema),
];
