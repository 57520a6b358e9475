/** @jest-environment jsdom */
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { articleSchema } from "../../src/kinds/article/schema";
import { isObject } from "../../src/lib/json";
import { articlePath, newsPath, notFoundPath, publicationPath } from "../../src/routes/paths";
import { catalogueRecords } from "../unit/lib/citation/cataloguePapers";
import { PUBLIC, builtPages, isBuilt, readBuilt } from "../support/builtSite";
import { getRecords } from "../support/sourceFiles";

interface Page {
  path: string;
  document: Document;
}

const parser = new DOMParser();
const pages: Page[] = [...builtPages()]
  .filter(([address]) => address !== "/404")
  .map(([address, file]) => ({
    path: address,
    document: parser.parseFromString(readBuilt(file), "text/html"),
  }));

const contents = ({ document }: Page, name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (tag) => tag.getAttribute("content") ?? "",
  );
const content = (page: Page, name: string) => contents(page, name)[0] ?? "";
const isNoindex = (page: Page) => content(page, "robots").includes("noindex");
const pageAt = (address: string) => {
  const page = pages.find((candidate) => candidate.path === address);
  if (!page) throw new Error(`No page ${address}`);
  return page;
};

/** One line per page and issue, so that a failure lists all. */
const issues = (check: (page: Page) => readonly string[]): string[] =>
  pages.flatMap((page) => check(page).map((issue) => `${page.path}: ${issue}`));

const siteUrl = new URL(content(pageAt("/"), "og:url")).origin;
const getFile = (address: string) => new URL(address, siteUrl).pathname.slice(1);

const pictures = new Map<string, Metadata>();
beforeAll(async () => {
  for (const address of new Set(pages.map((page) => content(page, "og:image"))))
    if (isBuilt(getFile(address)))
      pictures.set(address, await sharp(path.join(PUBLIC, getFile(address))).metadata());
});

type Data = Record<string, unknown>;

const structuredData = ({ document }: Page): Data[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    const data: unknown = JSON.parse(script.textContent);
    if (!isObject(data)) throw new Error("Structured data that is no object");
    return data;
  });

const valueAt = (data: Data, dotted: string): unknown =>
  dotted
    .split(".")
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data);

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

/**
 * Required and recommended fields by type. Sources: META-07 for the organisation, otherwise Google
 * (developers.google.com/search/docs/appearance/structured-data: organization, breadcrumb,
 * article, job-posting, video, software-app; site-names for WebSite).
 */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Organization: [
    "name",
    "url",
    "logo",
    "address.streetAddress",
    "address.addressLocality",
    "address.addressCountry",
    "location.geo.latitude",
    "location.geo.longitude",
    "contactPoint.contactType",
    "contactPoint.telephone",
    "contactPoint.email",
  ],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ScholarlyArticle: ["headline", "author", "datePublished", "publisher.name", "isPartOf", "url"],
  NewsArticle: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author.name",
    "author.url",
    "publisher",
  ],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization.name",
    "employmentType",
    "identifier.value",
  ],
  VideoObject: ["name", "thumbnailUrl", "uploadDate", "duration", "description", "contentUrl"],
  SoftwareApplication: ["name", "applicationCategory", "url", "description"],
};

test("the head of every page has one description and meaningful keywords (META-01)", () => {
  expect(
    issues((page) =>
      ["description", "keywords"].flatMap((name) => {
        const found = contents(page, name);
        return found.length === 1 && found[0]?.trim() ? [] : [`${found.length} × ${name}`];
      }),
    ),
  ).toEqual([]);
});

test("the head of every page names the version, the site, its account and the large card (GEN-10, META-10, META-12)", () => {
  expect(
    issues((page) =>
      [
        ["application-version", "1.2.16 (production)"],
        ["og:site_name", "Polysema"],
        ["twitter:site", "@polysema_example"],
        ["twitter:card", "summary_large_image"],
      ].flatMap(([name = "", value = ""]) =>
        content(page, name) === value ? [] : [`${name} is "${content(page, name)}"`],
      ),
    ),
  ).toEqual([]);
});

test("the head of every page describes the social picture, with its actual format and size (META-15)", () => {
  expect(
    issues((page) => {
      const address = content(page, "og:image");
      if (!address.startsWith(`${siteUrl}/`)) return [`picture at "${address}"`];
      const picture = pictures.get(address);
      if (!picture) return [`no file ${getFile(address)}`];
      if (content(page, "twitter:image") !== address) return ["another picture for X"];
      const alts = ["og:image:alt", "twitter:image:alt"].map((name) => content(page, name));
      if (alts.includes("")) return ["no description of the picture"];
      const declared = ["og:image:width", "og:image:height", "og:image:type"].map((name) =>
        content(page, name),
      );
      const actual = [picture.width, picture.height, `image/${picture.format}`];
      return declared.join() === actual.join()
        ? []
        : [`${declared.join(" ")} declared, ${actual.join(" ")} in the file`];
    }),
  ).toEqual([]);
});

test("social pictures have the specified sizes (META-15, META-16)", () => {
  const sizeAt = (address: string) => {
    const picture = pictures.get(content(pageAt(address), "og:image"));
    return picture && `${picture.width}×${picture.height}`;
  };
  expect(sizeAt("/")).toBe("2000×1000");
  expect(sizeAt("/article/new-website-design")).toBe("2400×1260");
  const studies = pages.filter((page) => page.path.startsWith("/case-study/"));
  expect(studies).not.toHaveLength(0);
  expect(new Set(studies.map((page) => sizeAt(page.path)))).toEqual(new Set(["200×75"]));
});

test("the head of every page has its own address and no redundant canonical link (META-05)", () => {
  expect(
    issues((page) => [
      ...[...page.document.querySelectorAll("link[rel=canonical]")].map(() => "canonical link"),
      ...(content(page, "og:url") === `${siteUrl}${page.path}`
        ? []
        : [`og:url ${content(page, "og:url")}`]),
    ]),
  ).toEqual([]);
});

test("the head of every page has no duplicate tag (META-04)", () => {
  const single = ["robots", "og:title", "og:image", "twitter:image", "theme-color"];
  expect(issues((page) => single.filter((name) => contents(page, name).length > 1))).toEqual([]);
});

test("the head of every page links icons that exist or are in the document", () => {
  const wanted = ["icon", "apple-touch-icon"];
  expect(
    issues(({ document }) =>
      wanted.flatMap((rel) => {
        const links = [...document.head.querySelectorAll(`link[rel="${rel}"]`)];
        const missing = links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => !href.startsWith("data:image/") && !isBuilt(href.slice(1)));
        return links.length === 0 ? [`no ${rel}`] : missing;
      }),
    ),
  ).toEqual([]);
});

test("the head of an article without metadata equals the news list's, except the title (SLUG-06, SLUG-07, AMB-31)", () => {
  const getHead = (page: Page) =>
    ["description", "keywords", "twitter:image"].map((name) => content(page, name)).join("\n");
  const list = getHead(pageAt(newsPath));
  const described = getRecords("articles", articleSchema).flatMap(({ id, metadata }) =>
    metadata ? articlePath(id) : [],
  );
  const others = pages.filter(
    ({ path }) => path.startsWith("/article/") && path !== newsPath && !described.includes(path),
  );
  expect(others.length).toBeGreaterThanOrEqual(15);
  expect(others.filter((page) => getHead(page) !== list)).toEqual([]);
  const titles = others.flatMap((page) => [page.document.title, content(page, "twitter:title")]);
  const headings = others.map(({ document }) => document.querySelector("h1")?.textContent);
  expect(titles).toEqual(headings.flatMap((heading) => [heading, heading]));
});

test("the head of every page describes the page for unknown addresses as specified (NF-06)", () => {
  const page = pageAt(notFoundPath);
  expect(page.document.title).toBe("Not Found");
  expect(content(page, "description")).toBe("The resource you request is not found.");
});

test("structured data is valid JSON on every page, with one organisation (META-06)", () => {
  expect(
    issues((page) => {
      const types = structuredData(page).map((data) => data["@type"]);
      return [
        ...(types.filter((type) => type === "Organization").length === 1
          ? []
          : ["not one organisation"]),
        ...types.filter((type, index) => types.indexOf(type) !== index).map(String),
      ];
    }),
  ).toEqual([]);
});

test("structured data describes the organisation with schema.org's properties and a contact point for customers (META-07)", () => {
  const organization = structuredData(pageAt("/")).find((data) => data["@type"] === "Organization");
  expect(organization?.address).toEqual({
    "@type": "PostalAddress",
    streetAddress: expect.any(String),
    postalCode: expect.any(String),
    addressLocality: expect.any(String),
    addressCountry: expect.any(String),
  });
  expect(organization?.contactPoint).toMatchObject({ contactType: "customer service" });
});

test("structured data has the properties that search engines require, and no invented offers or ratings", () => {
  expect(
    issues((page) =>
      structuredData(page).flatMap((data) => {
        const type = String(data["@type"]);
        const place =
          data.jobLocationType === "TELECOMMUTE"
            ? ["applicantLocationRequirements.name"]
            : ["jobLocation.address.addressLocality", "jobLocation.address.addressCountry"];
        const required = REQUIRED_FIELDS[type];
        const fields = type === "JobPosting" ? [...(required ?? []), ...place] : required;
        if (fields === undefined) return [`unknown type ${type}`];
        return [
          ...(data["@context"] === "https://schema.org" ? [] : ["no context"]),
          ...fields
            .filter((field) => isMissing(valueAt(data, field)))
            .map((field) => `${type} without ${field}`),
          // The site has no prices or ratings, so these fields would be invented.
          ...["offers", "aggregateRating", "review"].filter((field) => field in data),
        ];
      }),
    ),
  ).toEqual([]);
});

test("structured data exists on every page of its kind", () => {
  const kinds: readonly (readonly [prefix: RegExp, types: readonly string[]])[] = [
    [/^\/$/, ["WebSite"]],
    [/^\/solution\//, ["BreadcrumbList"]],
    [/^\/product\//, ["SoftwareApplication", "BreadcrumbList"]],
    [/^\/product\/(?:lextag|semantic-paths)$/, ["VideoObject"]],
    [/^\/case-study\//, ["BreadcrumbList"]],
    [/^\/article\/(?!list$)/, ["NewsArticle", "BreadcrumbList"]],
    [/^\/research\/publication\//, ["ScholarlyArticle", "BreadcrumbList"]],
    [/^\/job\/[^/]+$/, ["BreadcrumbList"]],
  ];
  expect(
    issues((page) => {
      const types = structuredData(page).map((data) => data["@type"]);
      return kinds
        .filter(([prefix]) => prefix.test(page.path))
        .flatMap(([, wanted]) => wanted.filter((type) => !types.includes(type)));
    }),
  ).toEqual([]);
});

test("structured data offers every indexable job and no other", () => {
  const jobs = pages.filter((page) => /^\/job\/[^/]+$/.test(page.path));
  const open = jobs.filter((page) =>
    structuredData(page).some((data) => data["@type"] === "JobPosting"),
  );
  expect(open).not.toHaveLength(0);
  expect(open.map((page) => page.path)).toEqual(
    jobs.filter((page) => !isNoindex(page)).map((page) => page.path),
  );
});

test("structured data has full addresses of existing pictures", () => {
  expect(
    issues((page) =>
      structuredData(page)
        .flatMap((data) => [data.logo, data.image, data.thumbnailUrl].flat())
        .filter((address) => typeof address === "string")
        .filter((address) => !address.startsWith(siteUrl) || !isBuilt(getFile(address))),
    ),
  ).toEqual([]);
});

test("structured data numbers the steps of every breadcrumb and links to pages", () => {
  const known = new Set(pages.map((page) => page.path));
  expect(
    issues((page) =>
      structuredData(page)
        .filter((data) => data["@type"] === "BreadcrumbList")
        .flatMap(({ itemListElement }) => {
          const steps = Array.isArray(itemListElement) ? itemListElement.filter(isObject) : [];
          return [
            ...(steps.length >= 2 ? [] : ["fewer than two steps"]),
            ...steps.flatMap(({ position, item }, index) =>
              position === index + 1 && known.has(new URL(String(item)).pathname)
                ? []
                : [`step ${index + 1} to ${String(item)}`],
            ),
          ];
        }),
    ),
  ).toEqual([]);
});

test("the pages of papers have the paper's title, authors and our summary, without markup (META-03, F9)", () => {
  const getText = (html: string) =>
    parser.parseFromString(html.replaceAll("</p>", "</p> "), "text/html").body.textContent.trim();
  const getHead = (address: string) => {
    const page = pageAt(address);
    return [
      page.document.title,
      content(page, "description"),
      contents(page, "citation_author").join("; "),
    ];
  };
  expect(catalogueRecords.map(({ prettyURL }) => getHead(publicationPath(prettyURL)))).toEqual(
    catalogueRecords.map(({ paper, full, authors }) => [
      paper.title,
      `In short: ${getText(full.abstract)}`,
      authors.map(({ name }) => name).join("; "),
    ]),
  );
});

// scholar.google.com/intl/en/scholar/inclusion.html requires title, author and date.
test("the pages of papers have the tags that Google Scholar requires, without a PDF address", () => {
  const papers = pages.filter((page) => page.path.startsWith("/research/publication/"));
  expect(papers).toHaveLength(catalogueRecords.length);
  expect(
    papers.flatMap((page) => [
      ...["citation_title", "citation_author", "citation_publication_date"]
        .filter((name) => content(page, name) === "")
        .map((name) => `${page.path}: no ${name}`),
      ...contents(page, "citation_pdf_url"),
      ...(content(page, "citation_title") === page.document.title ? [] : [page.document.title]),
    ]),
  ).toEqual([]);
});

const entries = /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g;
/** Pages of the sitemap with their dates. */
const listed = new Map(
  [...readBuilt("sitemap-0.xml").matchAll(entries)].map(([, location = "", lastmod]) => [
    new URL(location).pathname,
    lastmod,
  ]),
);

test("the sitemap lists every indexable page and no other", () => {
  expect([...listed.keys()].sort()).toEqual(
    pages
      .filter((page) => !isNoindex(page) && page.path !== notFoundPath)
      .map((page) => page.path)
      .sort(),
  );
});

test("the sitemap takes an article's date from its record; the home and contact pages have none", () => {
  const article = "/article/acl-2024";
  const dates = structuredData(pageAt(article)).map(({ dateModified }) => dateModified);
  expect(dates.filter(Boolean)).toEqual([listed.get(article)]);
  expect([listed.get("/"), listed.get("/contacts")]).toEqual([undefined, undefined]);
});

test("the sitemap is named by robots.txt", () => {
  expect(readBuilt("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(readBuilt("sitemap-index.xml")).toContain(`${siteUrl}/sitemap-0.xml`);
});

const feedsOn = ({ document }: Page) =>
  [...document.head.querySelectorAll("link[rel=alternate]")].map((link) => ({
    type: link.getAttribute("type") ?? "",
    file: getFile(link.getAttribute("href") ?? ""),
  }));
const feeds = new Map(pages.flatMap(feedsOn).map((feed) => [feed.file, feed.type]));

test("the pages link feeds of all news, four types of news, papers and jobs", () => {
  expect([...feeds.keys()].sort()).toEqual([
    "feeds/jobs.xml",
    "feeds/news-case-study.xml",
    "feeds/news-press-release.xml",
    "feeds/news-product-upgrade.xml",
    "feeds/news-research-and-publications.xml",
    "feeds/news.xml",
    "feeds/papers.xml",
  ]);
  expect(feedsOn(pageAt(newsPath))).toHaveLength(5);
});

test("linked feeds are valid, and lead to pages of the site", () => {
  const known = new Set(pages.map((page) => `${siteUrl}${page.path}`));
  for (const [file, type] of feeds) {
    expect(type).toBe("application/rss+xml");
    const text = readBuilt(file);
    const rss = parser.parseFromString(text, "application/xml");
    expect(rss.querySelector("parsererror")).toBeNull();
    const guids = [...rss.querySelectorAll("guid")].map((guid) => guid.textContent);
    expect(guids).not.toHaveLength(0);
    expect(guids.filter((guid) => !known.has(guid))).toEqual([]);
  }
});

test("security.txt expires in more than 30 days and less than a year (RFC 9116)", () => {
  const [, expires = ""] = /^Expires: (.+)$/m.exec(readBuilt(".well-known/security.txt")) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
