import { newsCopy } from "../../copy/newsCopy";
import { newsFeed, rssPath, getTypeFeed } from "../../routes/files";
import { articleTypeKey, newsListPath } from "../../routes/newsQuery";
import { isObject } from "../../lib/json";
import { articlePath, newsPath } from "../../routes/paths";
import { newspaper } from "../../ui/icons";
import { toPicturePath, toPlaceholder } from "../draft";
import { htmlToText } from "../html";
import { text } from "../fields";
import { defineKind, deriveFrom, escapeTexts, toSearchText } from "../kind";
import { articleSchema } from "./schema";

const { id, preview, full, datePublished, lastUpdate } = articleSchema.shape;

/** News articles. Those with a page become entries, newest first. */
export const article = defineKind<Queries.ArticleKindQuery>({
  kind: "article",
  folder: "articles",
  typeName: "Article",
  idField: "id",
  schema: articleSchema,
  derive: deriveFrom(
    { id, preview, full, datePublished, lastUpdate },
    ({ preview: card, full: page, ...article }) => {
      const contentText = htmlToText(card.content);
      const action = { text: "Find out more", url: articlePath(article.id), newTab: false };
      const { imageURL, imageAlt, focalPoint } = card;
      const picture = page?.imageURL === undefined ? { imageURL, imageAlt, focalPoint } : {};
      const derived = { title: card.title, shortContent: contentText, ...picture };
      return {
        lastUpdate: article.lastUpdate ?? Date.parse(article.datePublished),
        preview: { ...(page && { action }), ...card, contentText },
        ...(page && { full: { ...derived, ...page } }),
      };
    },
  ),
  derivedFields: { ArticlePreview: { contentText: text("The card's text without HTML.") } },
  // An article without `full` has no page, only a line in the list.
  getPages: (id, record) =>
    isObject(record) && record.full === undefined ? [] : [articlePath(id)],
  metadataFields: [
    {
      field: "metadata",
      unless: "sharesMetadata",
      title: ["preview", "title"],
      description: [
        ["full", "shortContent"],
        ["preview", "content"],
      ],
      keywords: [["preview", "title"], ["type"]],
      socialType: "article",
    },
  ],
  fragments: ["papers", "products"],
  draft: {
    titleField: ["preview", "title"],
    questions: [
      { flag: "type", fallback: () => "press release" },
      { flag: "date", field: ["datePublished"], fallback: (_answers, today) => today },
    ],
    start: ({ title, slug = "", type, date }) => ({
      type,
      preview: { title, imageURL: toPicturePath(`article-${slug}`) },
      full: { content: `<p>${toPlaceholder("the text, paragraph by paragraph.")}</p>` },
      datePublished: date,
    }),
  },
  editorList: {
    facts: " · {{datePublished | date('D MMM YYYY')}} · {{type}}",
    newest: "datePublished",
    groups: [
      { label: "Year", field: "datePublished", pattern: "^\\d+" },
      { label: "Type", field: "type" },
    ],
    listPath: newsPath,
  },
  label: "News",
  section: "News",
  searchGroup: {
    name: "news",
    label: "News items",
    icon: newspaper,
    keywords: "news announcement",
  },
  query: /* GraphQL */ `
    query ArticleKind {
      newsPage {
        types {
          name
          gradient
        }
      }
      allArticle(
        filter: { full: { title: { ne: null } } }
        sort: [{ datePublished: DESC }, { jsonId: ASC }]
      ) {
        nodes {
          jsonId
          type
          datePublished
          lastUpdate
          preview {
            title
            contentText
          }
          full {
            title
            shortContent
            content {
              html
            }
          }
        }
      }
    }
  `,
  entries: ({ allArticle, newsPage }, metadata) =>
    allArticle.nodes.map(({ jsonId: key, type, preview, full, ...record }, index, all) => {
      const path = articlePath(key);
      // An article without metadata uses the news list's description, keywords and picture.
      const hasMetadata = metadata.has(path);
      const metadataPath = hasMetadata ? path : newsPath;
      const later = all[index - 1]?.jsonId ?? "";
      const earlier = all[index + 1]?.jsonId ?? "";
      return {
        path,
        title: preview.title,
        summary: preview.contentText,
        page: {
          component: "kinds/article/page.tsx",
          context: { key, metadataPath, later, earlier },
        },
        changed: new Date(record.lastUpdate).toISOString(),
        search: {
          text: toSearchText(
            ...escapeTexts(...new Set([preview.contentText, full?.shortContent])),
            ...(full?.content.map(({ html }) => html) ?? []),
          ),
        },
        ...(hasMetadata && {
          card: {
            title: full?.title ?? preview.title,
            detail: newsCopy.typeLabel(type),
            gradient: newsPage?.types.find(({ name }) => name === type)?.gradient ?? 7,
          },
        }),
        feed: {
          published: new Date(record.datePublished),
          categories: [type],
        },
      };
    }),
  feeds: (entries) => {
    const types = new Set(entries.flatMap(({ feed }) => feed?.categories ?? []));
    return [
      { feed: newsFeed, pagePath: newsPath, entries },
      ...[...types].sort().map((type) => ({
        feed: getTypeFeed(type),
        pagePath: newsListPath({ offset: 0, search: "", types: [articleTypeKey(type)] }),
        entries: entries.filter(({ feed }) => feed?.categories?.includes(type)),
      })),
    ];
  },
  outputPaths: (_ids, records) => {
    const types = records.flatMap((record) =>
      isObject(record) && typeof record.type === "string" ? record.type : [],
    );
    return [...new Set(types.map(getTypeFeed).map(rssPath))];
  },
});
