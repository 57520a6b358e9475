import { joinClasses } from "../../lib/classes";
import { Icon } from "../../ui/Icon";
import * as styles from "./UseCases.module.css";

interface UseCasesProps {
  items: readonly (Queries.UseCaseFragment & {
    readonly features?: readonly Queries.UseCaseFeature[];
  })[];
  /** Minimum column width: 17 rem, or 13 rem for `narrow`. */
  columns?: "normal" | "narrow" | undefined;
}

/** Use cases in columns, each with an optional icon and optional features. */
export function UseCases({ items, columns = "normal" }: UseCasesProps) {
  return (
    <ul className={joinClasses(styles.list, columns === "narrow" && styles.narrow)}>
      {items.map(({ title, description, icon, features = [] }) => (
        <li key={title} className={styles.useCase}>
          {icon && <Icon path={icon} className={styles.icon} />}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
          {features.length > 0 && (
            <ul>
              {features.map((feature) => (
                <li key={feature.name} className={styles.feature}>
                  <Icon path={feature.icon} className={styles.featureIcon} />
                  {feature.name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
