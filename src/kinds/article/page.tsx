import { graphql, type PageProps } from "gatsby";
import { ProductLines } from "../../blocks/ProductLines/ProductLines";
import { PreviousNext } from "../../blocks/PreviousNext/PreviousNext";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { newsCopy, NO_ACTION } from "../../copy/newsCopy";
import { assertDefined } from "../../lib/errors";
import { formatDay } from "../../lib/text";
import { articlePath, newsPath, publicationPath } from "../../routes/paths";
import { ArrowLink, ButtonLink } from "../../ui/Button";
import { Picture, toPictureSource } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { newsFeed, getTypeFeed } from "../../routes/files";
import {
  createFeedTags,
  createJsonLdTags,
  addTitle,
  toAbsoluteUrl,
  type SiteIdentity,
} from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList, getOrganizationId, buildPublisher } from "../../seo/structuredData";
import type { NewsArticle, WithContext } from "schema-dts";
import * as styles from "./page.module.css";

const articleCopy = {
  updated: "Updated",
  papers: "Papers in this article",
  products: "Products in this article",
  more: "More news",
  later: "Later",
  earlier: "Earlier",
} as const;

/** Returns the article. Throws without it or its `full` text, as short news have no page. */
function getArticle(data: Pick<Queries.ArticlePageQuery, "article">) {
  const article = assertDefined(data.article, "Article");
  return { ...article, full: assertDefined(article.full, "ArticleFull") };
}

type Article = ReturnType<typeof getArticle>;
type ContentBlock = Article["full"]["content"][number];

const TEXT_WIDTH_PX = 848;

function ContentImage({ block: { src, alt, widthPx, heightPx } }: { block: ContentBlock }) {
  const image = toPictureSource(src);
  if (!image) return null;
  const shownPx =
    widthPx ?? Math.round(((heightPx ?? image.heightPx) * image.widthPx) / image.heightPx);
  const width = `${shownPx}px`;
  return (
    <figure
      className={styles.figure}
      data-wide={shownPx > TEXT_WIDTH_PX || undefined}
      style={{ width }}
    >
      <Picture
        file={src}
        alt={alt}
        sizes={`(max-width: ${width}) 94vw, ${width}`}
        className={styles.figureImage}
      />
    </figure>
  );
}

const ArticleSide = ({ publications, products }: Pick<Article, "publications" | "products">) => (
  <aside className={styles.side}>
    {publications.length > 0 && (
      <section aria-labelledby="papers">
        <h2 id="papers">{articleCopy.papers}</h2>
        <ul className={styles.papers}>
          {publications.map(({ prettyURL, paper }) => (
            <li key={prettyURL}>
              <SmartLink to={publicationPath(prettyURL)}>{paper.title}</SmartLink>
            </li>
          ))}
        </ul>
      </section>
    )}
    {products.length > 0 && (
      <section aria-labelledby="products">
        <h2 id="products">{articleCopy.products}</h2>
        <ProductLines products={products} />
      </section>
    )}
  </aside>
);

/** Page of an article, with its papers and products. Throws if the article has no page. */
export default function ArticlePage({ data }: Pick<PageProps<Queries.ArticlePageQuery>, "data">) {
  const { type, datePublished, lastUpdate, full, products, publications } = getArticle(data);
  const { title, shortContent, content, imageURL, imageAlt, focalPoint, action } = full;
  const updated = new Date(lastUpdate).toISOString().slice(0, "YYYY-MM-DD".length);
  return (
    <>
      <article>
        <div className="page">
          <TextHeader
            kicker={
              <p className={styles.meta}>
                <b>{newsCopy.typeLabel(type)}</b>{" "}
                <time dateTime={datePublished}>{formatDay(datePublished)}</time>
                {updated > datePublished && (
                  <>
                    {" "}
                    <span>
                      {articleCopy.updated} <time dateTime={updated}>{formatDay(updated)}</time>
                    </span>
                  </>
                )}
              </p>
            }
            title={title}
            lead={shortContent}
          />
          <div className={styles.columns}>
            <Picture
              file={imageURL}
              alt={imageAlt}
              sizes="(max-width: 61.99em) 94vw, (max-width: 82em) 62vw, 54rem"
              priority="high"
              focalPoint={focalPoint}
              className={styles.cover}
            />
            {content.map((block, index) =>
              block.html === null ? (
                <ContentImage key={index} block={block} />
              ) : (
                <RichText key={index} html={block.html} variant="prose" className={styles.body} />
              ),
            )}
            {action.text !== NO_ACTION && (
              <div>
                <ButtonLink to={action.url}>{action.text}</ButtonLink>
              </div>
            )}
            <ArticleSide publications={publications} products={products} />
          </div>
        </div>
      </article>
      <div className="page">
        <PreviousNext
          label={articleCopy.more}
          links={[
            { note: articleCopy.later, turn: data.later },
            { note: articleCopy.earlier, turn: data.earlier },
          ].flatMap(({ note, turn }) =>
            turn
              ? {
                  note: `${note} · ${formatDay(turn.datePublished)}`,
                  title: turn.preview.title,
                  to: articlePath(turn.jsonId),
                }
              : [],
          )}
        >
          <p>
            <ArrowLink to={newsPath}>{newsCopy.allNews}</ArrowLink>
          </p>
        </PreviousNext>
      </div>
    </>
  );
}

const buildNewsArticle = (
  site: SiteIdentity,
  path: string,
  { type, datePublished, lastUpdate, full }: Article,
): WithContext<NewsArticle> => {
  const { title, shortContent, imageURL } = full;
  const address = toAbsoluteUrl(site.url, path);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    headline: title,
    description: shortContent,
    articleSection: type,
    ...(imageURL.publicURL !== null && { image: [toAbsoluteUrl(site.url, imageURL.publicURL)] }),
    datePublished,
    dateModified: new Date(lastUpdate).toISOString(),
    author: buildPublisher(site),
    publisher: { "@id": getOrganizationId(site.url) },
    mainEntityOfPage: address,
    inLanguage: "en",
  };
};

export const Head = pageHead<Queries.ArticlePageQuery, { metadataPath: string }>(
  (site, data, path) => {
    const article = getArticle(data);
    return [
      ...createJsonLdTags({
        article: buildNewsArticle(site, path, article),
        breadcrumb: buildBreadcrumbList(site, [
          { name: newsCopy.allNews, path: newsPath },
          { name: article.full.title, path },
        ]),
      }),
      ...createFeedTags(site, [newsFeed, getTypeFeed(article.type)]),
    ];
  },
  (data, { metadataPath }) =>
    data.metadata && metadataPath === newsPath
      ? addTitle(data.metadata, getArticle(data).full.title)
      : data.metadata,
);

export const query = graphql`
  fragment ArticleTurn on Article {
    jsonId
    datePublished
    preview {
      title
    }
  }
  query ArticlePage($key: String!, $later: String!, $earlier: String!, $metadataPath: String!) {
    article(jsonId: { eq: $key }) {
      type
      datePublished
      lastUpdate
      full {
        title
        shortContent
        content {
          html
          src {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 800, 1200])
            }
          }
          alt
          widthPx
          heightPx
        }
        imageURL {
          publicURL
          ...WideImage
        }
        imageAlt
        focalPoint
        action {
          text
          url
        }
      }
      products {
        ...ProductLine
      }
      publications {
        prettyURL
        paper {
          title
        }
      }
    }
    later: article(jsonId: { eq: $later }) {
      ...ArticleTurn
    }
    earlier: article(jsonId: { eq: $earlier }) {
      ...ArticleTurn
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
