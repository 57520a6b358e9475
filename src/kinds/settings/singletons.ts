import type { ContentType } from "../kind";
import { claimsSchema } from "./claims";
import { companySchema } from "./company";
import { imageBudgetsSchema } from "./imageBudgets";
import {
  aboutPageSchema,
  applyPageSchema,
  contactsPageSchema,
  homePageSchema,
  legalPageSchema,
  newsPageSchema,
  notFoundPageSchema,
  researchPageSchema,
  unsubscribePageSchema,
} from "./pages";
import { siteSchema } from "./site";
import { wordsSchema } from "./words";

/** Records of which there is one: the site's settings and the words of pages that exist whatever the records say. */
export const singletons: readonly ContentType[] = [
  { folder: "site", files: ["site.json"], typeName: "SiteSettings", schema: siteSchema },
  { folder: "site", files: ["company.json"], typeName: "Company", schema: companySchema },
  { folder: "site", files: ["words.json"], typeName: "Words", schema: wordsSchema },
  { folder: "site", files: ["claims.json"], typeName: "Claims", schema: claimsSchema },
  {
    folder: "site",
    files: ["image-budgets.json"],
    typeName: "ImageBudgets",
    schema: imageBudgetsSchema,
  },
  { folder: "pages", files: ["home.json"], typeName: "HomePage", schema: homePageSchema },
  { folder: "pages", files: ["about.json"], typeName: "AboutPage", schema: aboutPageSchema },
  {
    folder: "pages",
    files: ["contacts.json"],
    typeName: "ContactsPage",
    schema: contactsPageSchema,
  },
  {
    folder: "pages",
    files: ["research.json"],
    typeName: "ResearchPage",
    schema: researchPageSchema,
  },
  { folder: "pages", files: ["news.json"], typeName: "NewsPage", schema: newsPageSchema },
  { folder: "pages", files: ["apply.json"], typeName: "ApplyPage", schema: applyPageSchema },
  {
    folder: "pages",
    files: ["unsubscribe.json"],
    typeName: "UnsubscribePage",
    schema: unsubscribePageSchema,
  },
  {
    folder: "pages",
    files: ["terms.json", "cookies.json"],
    typeName: "LegalPage",
    schema: legalPageSchema,
  },
  {
    folder: "pages",
    files: ["not-found.json"],
    typeName: "NotFoundPage",
    schema: notFoundPageSchema,
  },
];
