import type { z } from "zod";
import { articleSchema } from "./article/schema";
import { authorSchema } from "./author/schema";
import { caseStudySchema } from "./case-study/schema";
import { claimsSchema } from "./settings/claims";
import { companySchema } from "./settings/company";
import type { RecordKind } from "./fields";
import { imageBudgetsSchema } from "./settings/imageBudgets";
import { jobSchema } from "./job/schema";
import { pageMetadataSchema } from "./settings/pageMetadata";
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
} from "./settings/pages";
import { productSchema } from "./product/schema";
import { publicationSchema } from "./publication/schema";
import { siteSchema } from "./settings/site";
import { solutionSchema } from "./solution/schema";

/** Where the records of one kind live and what they must look like. */
export interface ContentType {
  /** Folder in `data/`. */
  folder: string;
  /** The one file of a singleton; absent where the folder holds a record a file. */
  files?: readonly string[];
  /** GraphQL type. */
  typeName: string;
  schema: z.ZodObject;
  /** The field that equals the file's name; absent where the name is free or fixed. */
  idField?: "id" | "prettyURL";
  /** How other records name this kind. */
  kind?: RecordKind;
}

/** Every kind of record, in the order in which the guide presents them. */
export const contentTypes = [
  {
    folder: "solutions",
    typeName: "Solution",
    schema: solutionSchema,
    idField: "id",
    kind: "solution",
  },
  {
    folder: "products",
    typeName: "Product",
    schema: productSchema,
    idField: "id",
    kind: "product",
  },
  {
    folder: "case-studies",
    typeName: "CaseStudy",
    schema: caseStudySchema,
    idField: "id",
    kind: "case-study",
  },
  {
    folder: "articles",
    typeName: "Article",
    schema: articleSchema,
    idField: "id",
    kind: "article",
  },
  {
    folder: "publications",
    typeName: "Publication",
    schema: publicationSchema,
    idField: "prettyURL",
    kind: "publication",
  },
  { folder: "authors", typeName: "Author", schema: authorSchema, idField: "id" },
  { folder: "jobs", typeName: "Job", schema: jobSchema, idField: "prettyURL", kind: "job" },
  { folder: "page-metadata", typeName: "PageMetadata", schema: pageMetadataSchema },
  { folder: "site", files: ["site.json"], typeName: "SiteSettings", schema: siteSchema },
  { folder: "site", files: ["company.json"], typeName: "Company", schema: companySchema },
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
] as const satisfies readonly ContentType[];

/** The content type of a file in `data/`, by its folder and name; nothing for a file that is no record. */
export const getContentType = (folder: string, fileName: string): ContentType | undefined =>
  contentTypes.find(
    (type: ContentType) => type.folder === folder && (type.files?.includes(fileName) ?? true),
  );
