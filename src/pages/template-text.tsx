import { graphql, type PageProps } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { Contents } from "../blocks/Contents/Contents";
import { TextColumns } from "../blocks/TextColumns/TextColumns";
import { assertDefined } from "../lib/errors";
import { EMAIL_REVEAL_DELAY_MS } from "../lib/limits";
import { escapeHtml, formatDay } from "../lib/text";
import { pageHead } from "../seo/PageHead";
import { CookieChoice } from "../shell/consent/CookieChoice";
import { consentCopy } from "../shell/consent/copy";
import { StorageTable } from "../shell/consent/StorageTable";
import { dialogStore } from "../shell/dialogStore";
import { Button } from "../ui/Button";
import { PageHeader } from "../ui/PageHeader";
import { RichText } from "../ui/RichText";
import * as styles from "../views/text-page/TextPage.module.css";

/** Shows the address half a second after hydration. Its space is reserved, so nothing shifts. */
function RevealedEmail({ email }: { email: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), EMAIL_REVEAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.email} role="status">
      {isShown && (
        <>
          Contact for data protection: <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}

/** Page of a text with a table of contents. Gatsby itself makes no page of a `template-` file. */
export default function TextPage({ data }: Pick<PageProps<Queries.TextPageQuery>, "data">) {
  const { jsonId, header, revised, sections } = assertDefined(data.textPage, "TextPage");
  const inserts: Readonly<Record<string, ReactNode>> = {
    "contact-email": data.company && <RevealedEmail email={data.company.general.legalMail} />,
    "cookie-choice": <CookieChoice />,
    "storage-table": <StorageTable />,
  };
  return (
    <>
      <PageHeader
        variant="low"
        title={header.title}
        subtitle={<RichText html={header.descriptionHtml} />}
        gradient={header.backgroundGradient}
        position={header.backgroundPosition}
        actions={
          jsonId === "cookies" && (
            <Button className="scripted" onClick={() => dialogStore.open("cookies")}>
              {consentCopy.show}
            </Button>
          )
        }
      />
      <div className="page">
        <TextColumns
          sticky
          aside={
            <>
              <Contents items={sections.map(({ anchor, title }) => ({ anchor, label: title }))} />
              <p className="hint">
                Revised on <time dateTime={revised}>{formatDay(revised)}</time>
              </p>
            </>
          }
        >
          {sections.map(({ anchor, title, descriptionHtml, insert }) => (
            <section key={anchor} id={anchor} className={styles.section}>
              <RichText variant="prose" html={`<h2>${escapeHtml(title)}</h2>${descriptionHtml}`} />
              {insert !== null && inserts[insert]}
            </section>
          ))}
        </TextColumns>
      </div>
    </>
  );
}

export const Head = pageHead<Queries.TextPageQuery>();

export const query = graphql`
  query TextPage($key: String!, $path: String!) {
    textPage(jsonId: { eq: $key }) {
      jsonId
      header {
        title
        descriptionHtml: description
        backgroundGradient
        backgroundPosition
      }
      revised
      sections {
        anchor
        title
        descriptionHtml: description
        insert
      }
    }
    company {
      general {
        legalMail
      }
    }
    ...PageMetadata
  }
`;
