import type { z } from "zod";
import { articleSchema } from "../../../src/kinds/article/schema";
import { caseStudySchema } from "../../../src/kinds/case-study/schema";
import type { FieldPath } from "../../../src/lib/issue";
import { getSchemaAt } from "../../../content/walkFields";
import { companySchema } from "../../../src/kinds/settings/site";
import { jobSchema } from "../../../src/kinds/job/schema";
import { pageMetadataSchema } from "../../../src/kinds/metadata";
import { productSchema } from "../../../src/kinds/product/schema";
import { publicationSchema } from "../../../src/kinds/publication/schema";
import { solutionSchema } from "../../../src/kinds/solution/schema";

/** Parses the specification's notation: `a, b{c}, d[{e}], f[]`. */
function pathsIn(fields: string): FieldPath[] {
  const found: FieldPath[] = [];
  const around: FieldPath[] = [];
  for (const token of fields.match(/\w+|[[{}]/g) ?? []) {
    const before = found.at(-1) ?? [];
    if (token === "{") around.push(before);
    else if (token === "}") around.pop();
    else if (token === "[") found.push([...before, 0]);
    else found.push([...(around.at(-1) ?? []), token]);
  }
  return found;
}

it.each<[name: string, ids: string, schema: z.ZodObject, fields: string]>([
  [
    "solution",
    "ENT-01, ENT-20",
    solutionSchema,
    `id, title, shortTitle, description, menu{description, links[{url, text, fragment}]},
     keywords[], menuImageURL, imageURL, products[],
     main{header{title, subtitle, description, imageURL, backgroundURL[]}},
     content[{anchor, title, description, imageURL}],
     coreComponents[{id, title, description, imageURL, action{text, url, newTab}}],
     useCases[{title, description, icon, features[{icon, name}]}], caseStudies[]`,
  ],
  [
    "product",
    "ENT-03, ENT-06 to ENT-08, ENT-20",
    productSchema,
    `id, registered, isReference, title, shortDescription, topbarIndex, logos{circle, topbar},
     preview{title, content, cardImageURL, action{text, url, newTab}},
     header{subtitle, content, imageURL, backgroundURL,
       action{text, url, disabled, defaultStyle, newTab}},
     content[{title, description, imageURL}], related[], useCases[{title, description, icon}],
     goldUseCases[{title, description}],
     modules[{title, description, imageURL, action}], modules{title, description, useCases[]},
     caseStudies[],
     video{title, description, video{url, content, duration, uploadDate, source, title, preview,
       thumbnails[], options{autoPlay}}}`,
  ],
  [
    "case study",
    "ENT-09",
    caseStudySchema,
    `id, url, title, relatedProducts[], coverURL, backgroundGradient, backgroundPosition,
     preview{title, content, cardImageURL, action}, sections[{title, description, imageURL}]`,
  ],
  [
    "article",
    "ENT-10, ENT-11",
    articleSchema,
    `id, type, preview{title, content, imageURL, action{text, url, newTab, fragment}},
     full{title, shortContent, content[{type, src, alt, size{width, height}}], imageURL,
       action{text, url}},
     lastUpdate`,
  ],
  [
    "publication",
    "ENT-12",
    publicationSchema,
    `prettyURL, authors[{name}], paper{title, url}, conference, publicationYear, publicationMonth,
     address, publisher, pages, award, categories[], full{abstract, lastUpdate}, citation{extra}`,
  ],
  ["job", "ENT-13", jobSchema, "title, category, active, prettyURL"],
  [
    "company",
    "ENT-14",
    companySchema,
    `general{email, legalMail, jobsMail, phone{prefix, number}, vatNumber, rea, shareCapital},
     business{address{streetAddress, postalCode, addressLocality, fullAddressCounty},
       geolocations{lat, long}},
     socials[{type, url, id}]`,
  ],
  [
    "page's metadata",
    "META-11",
    pageMetadataSchema,
    `basic{title, tags[{name, content}]},
     social{type, title, description, image{url, type, width, height, alt},
       twitter{imageAlt, card}}`,
  ],
])("the %s has all specified fields (%s)", (_name, _ids, schema, fields) => {
  const missing = pathsIn(fields).filter((path) => getSchemaAt(schema, path) === undefined);
  expect(missing).toEqual([]);
});

it("the company has only the specified e-mail addresses (ENT-14, F19)", () => {
  const fields = Object.keys(companySchema.shape.general.shape);
  expect(fields.filter((field) => /mail/i.test(field))).toEqual(["email", "legalMail", "jobsMail"]);
});
