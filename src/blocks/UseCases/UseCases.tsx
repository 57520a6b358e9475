import { Icon } from "../../ui/Icon";
import * as styles from "./UseCases.module.css";

/** A use: an icon, a name, a sentence, perhaps its features. */
export interface UseCase {
  title: string;
  description: string;
  /** The drawing of an icon. */
  iconPath?: string | null | undefined;
  features?: readonly { name: string; iconPath?: string | null | undefined }[] | undefined;
}

export interface UseCasesProps {
  items: readonly UseCase[];
  /** `narrow` where there are five or more: columns from 13 rem instead of 17. */
  columns?: "normal" | "narrow" | undefined;
}

/** What a product or solution is used for, in columns. */
export function UseCases({ items, columns = "normal" }: UseCasesProps) {
  if (items.length === 0) return null;
  return (
    <ul className={columns === "narrow" ? `${styles.list} ${styles.narrow}` : styles.list}>
      {items.map(({ title, description, iconPath, features = [] }) => (
        <li key={title} className={styles.useCase}>
          {iconPath && <Icon path={iconPath} className={styles.icon} />}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
          {features.length > 0 && (
            <ul>
              {features.map((feature) => (
                <li key={feature.name} className={styles.feature}>
                  {feature.iconPath ? (
                    <Icon path={feature.iconPath} className={styles.featureIcon} />
                  ) : (
                    <span className={styles.dot} aria-hidden />
                  )}
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
