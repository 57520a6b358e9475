import { graphql } from "gatsby";
import { CardGrid } from "../../blocks/Card/CardGrid";
import { NewsCard, type NewsCardData } from "../../blocks/Card/NewsCard";
import { articleCopy } from "./copy";
import { newsCopy } from "../../copy/newsCopy";
import { NO_ACTION } from "./noAction";
import { readingMinutes } from "./readingTime";
import { formatDay, formatList } from "../../lib/text";
import {
  articlePath,
  newsPath,
  productPath,
  publicationPath,
  withFragment,
} from "../../routes/paths";
import { ArrowLink, ButtonLink } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { Picture } from "../../ui/Picture";
import { toPictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { SmartLink } from "../../ui/SmartLink";
import { toNewsCard } from "../../blocks/fragments";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import * as styles from "./ArticleView.module.css";

export const articleViewFragment = graphql`
  fragment ArticleView on Article {
    jsonId
    type
    datePublished
    lastUpdate
    preview {
      title
      contentHtml: content
      imageURL {
        ...WideImage
      }
      imageAlt
      focalPoint {
        x
        y
      }
      action {
        text
        url
        newTab
        fragment
      }
    }
    full {
      title
      shortContent
      content {
        html
        src {
          ...CardImage
        }
        alt
        widthPx
        heightPx
      }
      imageURL {
        ...WideImage
      }
      imageAlt
      focalPoint {
        x
        y
      }
      action {
        text
        url
      }
    }
    products {
      jsonId
      title
    }
    publications {
      prettyURL
      conference
      paper {
        title
      }
    }
  }
  fragment ArticleViewOthers on Query {
    allArticle(
      filter: { jsonId: { ne: $key } }
      sort: [{ datePublished: DESC }, { jsonId: ASC }]
      limit: 3
    ) {
      nodes {
        ...NewsCard
      }
    }
  }
`;

type Article = Queries.ArticleViewFragment;
type ContentBlock = NonNullable<Article["full"]>["content"][number];

/** A picture within the text, no larger than the record says. */
function ContentImage({ block }: { block: ContentBlock }) {
  const image = toPictureSource(block.src);
  if (!image) return null;
  const { widthPx, heightPx } = block;
  const maxWidthPx =
    widthPx ?? (heightPx === null ? null : (heightPx * image.widthPx) / image.heightPx);
  return (
    <figure
      className={styles.figure}
      style={maxWidthPx === null ? undefined : { maxWidth: `${String(maxWidthPx)}px` }}
    >
      <Picture
        image={image}
        alt={block.alt ?? ""}
        sizes="(max-width: 40rem) 100vw, 40rem"
        className={styles.figureImage}
      />
    </figure>
  );
}

/** Texts and pictures in the order of the record. */
const ContentBlocks = ({ blocks }: { blocks: readonly ContentBlock[] }) =>
  blocks.map((block, index) =>
    block.html === null ? (
      <ContentImage key={index} block={block} />
    ) : (
      <RichText
        key={index}
        html={block.html}
        variant="prose"
        className={index > 0 ? styles.later : undefined}
      />
    ),
  );

/** How long the article takes to read, unless it is only a preview, and the products it is about. */
const ArticleFacts = ({ full, products }: Pick<Article, "full" | "products">) => (
  <Facts
    items={[
      {
        label: articleCopy.readingTime,
        value:
          full &&
          articleCopy.minutes(readingMinutes(full.content.map(({ html }) => html).join(" "))),
      },
      {
        label: articleCopy.products,
        value: products.length > 0 && (
          <ul className={styles.names} aria-label={formatList(products.map(({ title }) => title))}>
            {products.map(({ jsonId, title }) => (
              <li key={jsonId}>
                <SmartLink to={productPath(jsonId)}>{title}</SmartLink>
              </li>
            ))}
          </ul>
        ),
      },
    ]}
  />
);

const ArticlePapers = ({ publications }: Pick<Article, "publications">) =>
  publications.length > 0 && (
    <section aria-labelledby="papers" className={styles.papers}>
      <h2 id="papers">{articleCopy.papers}</h2>
      <ol>
        {publications.map(({ prettyURL, conference, paper }) => (
          <li key={prettyURL}>
            <SmartLink to={publicationPath(prettyURL)}>{paper.title}</SmartLink>
            <p>{conference}</p>
          </li>
        ))}
      </ol>
    </section>
  );

const MoreNews = ({ articles }: { articles: readonly NewsCardData[] }) =>
  articles.length > 0 && (
    <Section ground="sunk" labelledBy="more-news">
      <SectionHeader
        layout="row"
        id="more-news"
        title={articleCopy.more}
        action={<ArrowLink to={newsPath}>{articleCopy.all}</ArrowLink>}
      />
      <CardGrid>
        {articles.map((article, index) => (
          <NewsCard key={article.id} article={article} index={index} />
        ))}
      </CardGrid>
    </Section>
  );

/** What the page shows: the article itself, or its preview where nothing more is written. */
function getShown({ jsonId, full, preview }: Article) {
  if (full) {
    const { action } = full;
    return {
      ...full,
      lead: full.shortContent,
      blocks: full.content,
      action:
        action.text === NO_ACTION ? null : { text: action.text, to: action.url, newTab: false },
    };
  }
  const { action } = preview;
  const to = withFragment(action.url, action.fragment);
  return {
    ...preview,
    lead: null,
    blocks: [
      {
        html: preview.contentHtml,
        src: null,
        alt: null,
        widthPx: null,
        heightPx: null,
      },
    ],
    // The card's link would lead from this page to itself.
    action:
      action.url === articlePath(jsonId) ? null : { text: action.text, to, newTab: action.newTab },
  };
}

export interface ArticleViewProps {
  article: Article;
  /** The newest articles but this one. */
  others: Queries.ArticleViewOthersFragment;
}

/** An article, with the products and papers that it is about. */
export function ArticleView({ article, others }: ArticleViewProps) {
  const { title, lead, blocks, imageURL, imageAlt, focalPoint, action } = getShown(article);
  const cover = toPictureSource(imageURL);
  const updated = new Date(article.lastUpdate).toISOString().slice(0, "YYYY-MM-DD".length);
  return (
    <>
      <article>
        <div className="page">
          <TextHeader
            kicker={
              <p className={styles.meta}>
                <b>{newsCopy.typeLabel(article.type)}</b>{" "}
                <time dateTime={article.datePublished}>{formatDay(article.datePublished)}</time>
                {updated > article.datePublished && (
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
            lead={lead ?? undefined}
          />
          {cover && (
            <Picture
              image={cover}
              alt={imageAlt ?? ""}
              sizes="(max-width: 82rem) 100vw, 82rem"
              priority
              focalPoint={focalPoint}
              className={styles.cover}
            />
          )}
          <TextColumns aside={<ArticleFacts full={article.full} products={article.products} />}>
            <div className={styles.body}>
              <ContentBlocks blocks={blocks} />
              {action && (
                <div className={styles.action}>
                  <ButtonLink to={action.to} newTab={action.newTab}>
                    {action.text}
                  </ButtonLink>
                </div>
              )}
              <ArticlePapers publications={article.publications} />
            </div>
          </TextColumns>
        </div>
      </article>
      <MoreNews articles={others.allArticle.nodes.map(toNewsCard)} />
    </>
  );
}
