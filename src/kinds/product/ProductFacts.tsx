import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { contactsAboutPath } from "../../routes/paths";
import { toLinkProps } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import { CallPane } from "./Pane";
import * as styles from "./page.module.css";

export const factsCopy = {
  title: "At a glance",
  audience: "For whom",
  takes: "Takes",
  gives: "Gives",
  languages: "Languages",
  start: "How to start",
  limits: "Limits",
  unpublished: "We haven’t published this yet.",
  ask: "Ask us.",
} as const;

/**
 * Facts about a product. A product with an example shows all rows; those without a fact link to the
 * contact form. A product without an example shows only rows with a fact.
 */
export function ProductFacts({
  product: { jsonId, facts, example, header },
}: {
  product: Queries.ProductFactsFragment;
}) {
  const { action } = header;
  const start = !action.disabled && <SmartLink {...toLinkProps(action)} />;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [factsCopy.audience, facts.audience],
    [factsCopy.takes, example?.takes],
    [factsCopy.gives, example?.gives],
    [factsCopy.languages, facts.languages],
    [
      factsCopy.start,
      (start || facts.start) && (
        <>
          {facts.start} {start}
        </>
      ),
    ],
    [factsCopy.limits, example?.limits],
  ];
  const shown = example ? rows : rows.filter(([, fact]) => Boolean(fact));
  return (
    <div className={`page ${styles.work}`}>
      <h2 className="srOnly">{factsCopy.title}</h2>
      <dl>
        {shown.map(([name, fact]) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            {fact ? (
              <dd className={styles.fact}>{fact}</dd>
            ) : (
              <dd className="hint">
                {factsCopy.unpublished}{" "}
                <SmartLink to={contactsAboutPath(jsonId)}>{factsCopy.ask}</SmartLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {example?.request && <CallPane request={example.request} />}
    </div>
  );
}

export const fragments = graphql`
  fragment ProductFacts on Product {
    jsonId
    facts {
      audience
      languages
      start
    }
    header {
      action {
        text
        url
        newTab
        disabled
      }
    }
    example {
      takes
      gives
      limits
      request {
        method
        url
        body
      }
    }
  }
`;
