import { productPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./LanguageCounts.module.css";

/** The largest circle's radius; the others' areas are to its scale, and all meet at its left. */
const RADIUS = 150;

/** Numbers of languages as areas to scale, on a gradient; its section is labelled by `languages`. */
export function LanguageCounts({ title, description, counts }: Queries.LanguageCountsFragment) {
  const rows = counts.map(({ says, ...row }) => ({ ...row, number: Number.parseInt(says) }));
  const largest = Math.max(...rows.map(({ number }) => number));
  return (
    <div className={styles.root}>
      <svg className={styles.circles} viewBox="-8 -152 310 304" aria-hidden>
        {rows.map(({ number }) => {
          const radius = RADIUS * Math.sqrt(number / largest);
          return <circle key={number} cx={radius} cy="0" r={radius} />;
        })}
        <circle className={styles.node} r="6" />
      </svg>
      <div>
        <h2 id="languages">{title}</h2>
        <dl className={styles.counts}>
          {rows.map(({ number, label, product }) => (
            <div key={number}>
              <dt>{number}</dt>
              <dd>
                <SmartLink to={productPath(product.jsonId)}>{label}</SmartLink>
              </dd>
            </div>
          ))}
        </dl>
        <p>{description}</p>
      </div>
    </div>
  );
}
