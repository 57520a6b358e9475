import { productPath } from "../../routes/paths";
import { joinClasses } from "../../lib/classes";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./LanguageCounts.module.css";

/** Radius of the largest circle in SVG units. */
const RADIUS = 150;

interface LanguageCountsProps extends Queries.LanguageCountsFragment {
  /** Product whose circle is filled. Default: the product with the smallest circle. */
  productId?: string;
}

/**
 * Numbers of languages as circles whose areas are proportional to them. The section around it needs
 * `aria-labelledby="languages"`.
 */
export function LanguageCounts({ title, description, counts, productId }: LanguageCountsProps) {
  const rows = counts
    .map(({ says, label, product }) => {
      const written = /\d+(?:[.,]\d+)*\+?/.exec(says)?.[0] ?? says;
      const number = Number.parseFloat(written.replaceAll(",", ""));
      return { written, number, label, id: product.jsonId };
    })
    .sort((a, b) => b.number - a.number);
  const largest = rows[0]?.number ?? 1;
  const filled = rows.find(({ id }) => id === productId) ?? rows.at(-1);
  const right = (number = 0) => 2 * RADIUS * Math.sqrt(number / largest);
  return (
    <figure className={styles.root} aria-labelledby="languages">
      <svg className={styles.circles} viewBox="-8 -152 310 304" fontSize="22" aria-hidden>
        {rows.map((row, index) => (
          <g
            key={row.label}
            className={joinClasses(
              row === filled && styles.filled,
              row.number < (filled?.number ?? 0) && styles.within,
            )}
          >
            <circle cx={right(row.number) / 2} cy="0" r={right(row.number) / 2} />
            <text x={(right(row.number) + right(rows[index + 1]?.number)) / 2} y="8">
              {row.written}
            </text>
          </g>
        ))}
        <circle className={styles.node} r="6" />
      </svg>
      <div>
        <h2 id="languages">{title}</h2>
        <dl className={styles.counts}>
          {rows.map((row) => (
            <div key={row.label} className={row === filled ? styles.current : undefined}>
              <dt>{row.written}</dt>
              <dd>
                <SmartLink to={productPath(row.id)}>{row.label}</SmartLink>
              </dd>
            </div>
          ))}
        </dl>
        <p>{description}</p>
      </div>
    </figure>
  );
}
