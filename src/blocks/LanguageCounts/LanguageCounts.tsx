import { productPath } from "../../routes/paths";
import { joinClasses } from "../../lib/classes";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./LanguageCounts.module.css";

/** Radius of the largest circle in SVG units; circle areas are proportional to the numbers. */
const RADIUS = 150;

interface LanguageCountsProps extends Queries.LanguageCountsFragment {
  /** Product whose circle is filled. Default: the product with the smallest circle. */
  productId?: string;
}

/** Numbers of languages as circles. The section around it needs `aria-labelledby="languages"`. */
export function LanguageCounts({ title, description, counts, productId }: LanguageCountsProps) {
  const rows = counts
    .map(({ says, ...row }) => ({ ...row, number: Number.parseInt(says) }))
    .sort((a, b) => b.number - a.number);
  const largest = rows[0]?.number ?? 1;
  const filled = rows.find(({ product }) => product.jsonId === productId) ?? rows.at(-1);
  const right = (number = 0) => 2 * RADIUS * Math.sqrt(number / largest);
  return (
    <figure className={styles.root} aria-labelledby="languages">
      <svg className={styles.circles} viewBox="-8 -152 310 304" fontSize="22" aria-hidden>
        {rows.map((row, index) => (
          <g
            key={row.number}
            className={joinClasses(
              row === filled && styles.filled,
              row.number < (filled?.number ?? 0) && styles.within,
            )}
          >
            <circle cx={right(row.number) / 2} cy="0" r={right(row.number) / 2} />
            <text x={(right(row.number) + right(rows[index + 1]?.number)) / 2} y="8">
              {row.number}
            </text>
          </g>
        ))}
        <circle className={styles.node} r="6" />
      </svg>
      <div>
        <h2 id="languages">{title}</h2>
        <dl className={styles.counts}>
          {rows.map(({ number, label, product }) => (
            <div key={number} className={number === filled?.number ? styles.current : undefined}>
              <dt>{number}</dt>
              <dd>
                <SmartLink to={productPath(product.jsonId)}>{label}</SmartLink>
              </dd>
            </div>
          ))}
        </dl>
        <p>{description}</p>
      </div>
    </figure>
  );
}
