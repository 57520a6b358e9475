import { graphql } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { Contents } from "../../blocks/Contents/Contents";
import { escapeHtml, formatDay } from "../../lib/text";
import { PageHeader } from "../../ui/PageHeader";
import { RichText } from "../../ui/RichText";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { EMAIL_REVEAL_DELAY_MS } from "../../lib/limits";
import * as styles from "./TextPageView.module.css";

/** Shows the address half a second after hydration. Its space is reserved, so nothing shifts. */
export function RevealedEmail({ email }: { email: string }) {
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

export const textPageViewFragment = graphql`
  fragment TextPageView on TextPage {
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
`;

interface TextPageViewProps {
  page: Queries.TextPageViewFragment;
  inserts: Readonly<Record<string, ReactNode>>;
  action?: ReactNode;
}

/** A text with a table of contents, such as a legal text. */
export function TextPageView({ page, inserts, action }: TextPageViewProps) {
  const { header, revised, sections } = page;
  return (
    <>
      <PageHeader
        variant="low"
        title={header.title}
        subtitle={<RichText html={header.descriptionHtml} />}
        gradient={header.backgroundGradient}
        position={header.backgroundPosition}
        actions={action}
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
